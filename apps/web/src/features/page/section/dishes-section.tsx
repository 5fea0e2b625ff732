import type { DishCard } from "@tablee/contracts/schemas";
import { type Diet, dietsOf } from "@tablee/domain/subscription/vocabulary";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { DishTile } from "../../../shared/dish/dish-tile.tsx";
import { menuQuery } from "../../../shared/dish/menu-query.ts";
import { To } from "../../../shared/routing/to.tsx";
import { Band, type Section } from "./section-parts.tsx";

const SHOWN = 8;
/** On a phone the dishes scroll sideways. */
const shelf =
  "-mx-4 mt-8 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 [scrollbar-width:thin] sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-4";
const place = "w-[72vw] max-w-72 shrink-0 snap-start sm:w-auto sm:max-w-none";

/** This week's ready-to-eat dishes of the visitor's region, and how many of them suit each diet. */
export function DishesSection({ section }: { section: Section }) {
  const { t } = useTranslation("page");
  const { data, isError } = useQuery(menuQuery("this-week"));
  const dishes = data?.readyToEat;
  if (isError || dishes?.length === 0) return null;
  return (
    <Band section={section}>
      <RichText body={section.body} />
      {dishes ? (
        <>
          <Diets dishes={dishes} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a shelf that scrolls has to be reachable by keyboard */}
          <ul className={shelf} tabIndex={0} aria-labelledby={section.id}>
            {dishes.slice(0, SHOWN).map((dish) => (
              <li key={dish.sku} className={place}>
                <DishTile linked dish={dish} className="h-full" />
              </li>
            ))}
          </ul>
          <To
            name="menu"
            params={{ date: "this-week" }}
            search={{ show: "ready-to-eat" }}
            className={buttonStyle({ variant: "secondary", className: "mt-8" })}
          >
            {t("allMeals", { count: dishes.length })}
            <ArrowRight aria-hidden="true" />
          </To>
        </>
      ) : (
        <SkeletonGroup className={shelf}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <Skeleton key={index.toString()} className={`${place} h-96 rounded-card`} />
          ))}
        </SkeletonGroup>
      )}
    </Band>
  );
}

function Diets({ dishes }: { dishes: readonly DishCard[] }) {
  const { t } = useTranslation(["page", "dish"]);
  const count = (diet: Diet) => dishes.filter((dish) => dish.diets.includes(diet)).length;
  const counted = dietsOf["ready-to-eat"].map((diet) => ({ diet, dishes: count(diet) })).filter((each) => each.dishes > 0);
  if (counted.length === 0) return null;
  return (
    <ul aria-label={t("diets")} className="mt-6 flex flex-wrap gap-2">
      {counted.map(({ diet, dishes: fitting }) => (
        <li key={diet} className="flex items-center gap-2 rounded-full bg-sage py-1 pr-4 pl-1.5">
          <span className="figures grid min-w-8 place-items-center rounded-full bg-surface px-1.5 font-semibold">{fitting}</span>
          {t(`dish:diet.${diet}`)}
        </li>
      ))}
    </ul>
  );
}
