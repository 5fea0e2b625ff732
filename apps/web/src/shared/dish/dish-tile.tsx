import type { DishCard } from "@tablee/contracts/schemas";
import { contentsWith } from "@tablee/domain/product/contents";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { clsx } from "clsx";
import { Flame, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import { To } from "../routing/to.tsx";
import { AllergenLine } from "./allergen-line.tsx";
import { DietTags } from "./diet-tags.tsx";
import { ChosenOptions, type Options } from "./line-contents.tsx";

export interface DishTileProps {
  dish: DishCard;
  /** The chosen options: the tile lists the allergens of the dish with them. */
  options?: Options;
  /** The element of the name. */
  level?: 2 | 3 | 4;
  /** At the end: a price, a stepper. */
  children?: ReactNode;
  /** Over the picture: 'sold out', 'in your box'. */
  mark?: ReactNode;
  /** Allergens of the customer's own, to be pointed out. */
  warnOf?: ReadonlySet<string>;
  loading?: "eager" | "lazy";
  /** It is in the box. */
  chosen?: boolean;
  /** It is unavailable: the picture fades, the words stay readable. */
  faded?: boolean;
  /** The name leads to the product's page. */
  linked?: boolean;
  /** The content of the name if it is neither a text nor that link; it may spread over the tile, except the children. */
  heading?: ReactNode;
  className?: string;
}

/** A dish to choose: picture, name, facts and allergens. */
export function DishTile({
  dish,
  options = [],
  level = 3,
  children,
  mark,
  warnOf,
  loading,
  chosen = false,
  faded = false,
  linked = false,
  heading,
  className,
}: DishTileProps) {
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const market = dish.kind === "market";
  const { diets, allergens } = contentsWith(dish, options);
  return (
    <article
      className={clsx(
        "group/dish relative flex flex-col overflow-hidden rounded-card border bg-surface",
        chosen ? "border-primary shadow-[inset_0_0_0_1px_var(--primary)]" : "border-line",
        className,
      )}
    >
      <div className="relative">
        <DishPicture
          plate={dish.plate}
          seed={dish.sku}
          loading={loading}
          className={clsx(market ? "aspect-square" : "aspect-[16/9]", "sm:aspect-[5/4]", faded && "opacity-45 grayscale")}
        />
        {mark && <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">{mark}</div>}
      </div>
      <div className={clsx("flex grow flex-col gap-2 p-4 max-[22.4375rem]:p-3", market && "max-sm:p-3")}>
        <div>
          <Heading
            className={clsx("font-display leading-snug", market ? "text-base sm:text-lg" : "text-lg max-[22.4375rem]:text-base sm:text-xl")}
          >
            {linked ? (
              <To
                name="product"
                params={{ id: dish.sku }}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover/dish:underline group-hover/dish:underline-offset-4"
              >
                {dish.name[language]}
              </To>
            ) : (
              (heading ?? dish.name[language])
            )}
          </Heading>
          <p className={clsx("mt-0.5 text-muted text-sm", market && "line-clamp-2")}>{dish.subtitle[language]}</p>
          <ChosenOptions options={options} className="mt-1 font-medium text-sm" />
        </div>
        <DishFacts minutes={dish.minutes} calories={options.length > 0 ? undefined : dish.calories} />
        {diets.length > 0 && <DietTags diets={diets} />}
        <AllergenLine dish={dish} allergens={allergens} warnOf={warnOf} />
        {children && <div className={clsx("mt-auto pt-2", heading && "relative")}>{children}</div>}
      </div>
    </article>
  );
}

/** The cooking time and the energy of a serving, where known: not for a customized dish. */
function DishFacts({ minutes, calories = 0 }: { minutes: number; calories?: number | undefined }) {
  const { t } = useTranslation("dish");
  if (minutes === 0 && calories === 0) return null;
  return (
    <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {minutes > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <Timer aria-hidden="true" className="size-4" />
          {t("minutes", { count: minutes })}
        </span>
      )}
      {calories > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <Flame aria-hidden="true" className="size-4" />
          {t("calories", { count: Math.round(calories) })}
        </span>
      )}
    </p>
  );
}
