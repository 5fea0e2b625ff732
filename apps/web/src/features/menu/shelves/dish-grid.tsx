import type { DishCard } from "@tablee/contracts/schemas";
import { formatMoney } from "@tablee/ui/format/money";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DishTile } from "../../../shared/dish/dish-tile.tsx";
import type { MenuBox } from "../../../shared/dish/menu-box.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useKeptHeights } from "./use-kept-heights.ts";

interface DishGridProps {
  dishes: readonly DishCard[];
  market: boolean;
  /** The client's box of the week: tiles show what is in it, and add to it. */
  box: MenuBox | undefined;
}

/** The dishes of a shelf that are shown, each leading to its page. */
export function DishGrid({ dishes, market, box }: DishGridProps) {
  const { t } = useTranslation("dish");
  const language = useLanguage();
  const avoided = useMemo(() => new Set<string>(box?.own), [box?.own]);
  const { ref, heightOf } = useKeptHeights();
  return (
    <ul
      ref={ref}
      className={market ? "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4" : "grid gap-5 sm:grid-cols-2 lg:grid-cols-3"}
    >
      {dishes.map((dish, index) => {
        const { foot, ...boxed } = box?.tileOf(dish) ?? {};
        return (
          <li
            key={dish.sku}
            data-sku={dish.sku}
            style={{ containIntrinsicHeight: heightOf(dish.sku) }}
            className="min-w-0 [content-visibility:auto]"
          >
            <DishTile linked {...boxed} dish={dish} level={2} warnOf={avoided} loading={index < 3 ? "eager" : "lazy"} className="h-full">
              {dish.priceCents !== undefined && dish.unit && (
                <p className="figures font-semibold">
                  {formatMoney(dish.priceCents, language)} <span className="font-normal text-muted text-sm">{dish.unit[language]}</span>
                </p>
              )}
              {dish.premiumCents !== undefined && dish.premiumCents > 0 && (
                <p className="font-medium text-attention-ink text-sm">
                  {t("premium", { price: formatMoney(dish.premiumCents, language) })}
                </p>
              )}
              {foot && <div className="relative mt-3">{foot}</div>}
            </DishTile>
          </li>
        );
      })}
    </ul>
  );
}
