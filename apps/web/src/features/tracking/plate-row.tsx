import type { DishCard } from "@tablee/contracts/schemas";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { cn } from "@tablee/ui/lib/cn";
import { useTranslation } from "react-i18next";
import { LineContents, type Options } from "../../shared/dish/line-contents.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

interface PlateRowProps {
  dish: DishCard;
  quantity: number;
  options?: Options | undefined;
  /** The options of the recipe line that this line adds a larger serving to. */
  enlarges?: Options | undefined;
  /** True where the plates are the main content. */
  large?: boolean;
  /** True where the row offers to order the dish again, on the dish's page. */
  again?: boolean;
}

/** A dish of a box, with its plate: all of it links to the dish's page with the recipe. */
export function PlateRow({ dish, quantity, options, enlarges, large = false, again = false }: PlateRowProps) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <li className="relative flex min-h-14 items-center gap-3 rounded-control hover:bg-sunken">
      <DishPicture plate={dish.plate} seed={dish.sku} className={cn("shrink-0 rounded-control", large ? "size-20" : "size-14")} />
      <div className="grow leading-snug">
        {quantity > 1 && <span className="figures text-muted">{quantity}&nbsp;× </span>}
        <To
          name="product"
          params={{ id: dish.sku }}
          aria-label={t(again ? "againDish" : "seeDish", { dish: dish.name[language] })}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-control"
        >
          {dish.name[language]}
        </To>
        <LineContents dish={dish} options={options} enlarges={enlarges} />
      </div>
      {/* The link of the row lies over it. */}
      {again && (
        <span aria-hidden="true" className="link shrink-0 pr-1 text-sm">
          {t("again")}
        </span>
      )}
    </li>
  );
}
