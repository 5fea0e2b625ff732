import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../../shared/api/session.ts";
import { DishTile } from "../../../shared/dish/dish-tile.tsx";
import { menuQuery } from "../../../shared/dish/menu-query.ts";
import { keepRegion } from "../../../shared/region/keep-region.ts";
import { RegionSelect } from "../../../shared/region/region-select.tsx";
import { To } from "../../../shared/routing/to.tsx";

const shown = 8;
const shelf =
  "-mx-4 mt-8 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 [scrollbar-width:thin] sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-4";
const place = "w-[72vw] max-w-72 shrink-0 snap-start sm:w-auto sm:max-w-none";

/** A first look at the week's recipes; on a phone they scroll sideways. */
export function ThisWeek() {
  const { t } = useTranslation("home");
  const isVisitor = useClient() === null;
  const { data, isError } = useQuery(menuQuery("this-week"));
  if (isError) return <p className="mx-auto max-w-6xl px-4 py-14 text-muted sm:px-6">{t("week.unavailable")}</p>;
  return (
    <section aria-labelledby="week" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-2">
          <h2 id="week" className="font-display text-4xl">
            {t("week.title")}
          </h2>
          {data && isVisitor && <RegionSelect region={data.region} onChange={(region) => void keepRegion(region)} />}
        </div>
        <To name="menu" params={{ date: "this-week" }} className={buttonStyle({ variant: "ghost", className: "max-sm:-ml-4 max-sm:px-4" })}>
          {t("week.all")}
          <ArrowRight aria-hidden="true" />
        </To>
      </div>
      {data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a shelf that scrolls has to be reachable by keyboard
        <ul className={shelf} tabIndex={0} aria-labelledby="week">
          {data.readyToCook.slice(0, shown).map((dish) => (
            <li key={dish.sku} className={place}>
              <DishTile linked dish={dish} className="h-full" />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={shelf}>
          {Array.from({ length: shown }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <Skeleton key={index} className={`${place} h-96 rounded-card`} />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}
