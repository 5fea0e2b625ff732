import type { DishCard } from "@tablee/contracts/schemas";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";

interface TilePriceProps {
  dish: DishCard;
  /** The item's price in the basket, or the amount it adds to the total. */
  cents: number;
  held: boolean;
  /** The box is paid: an addition is paid at once. */
  late: boolean;
}

/** The effect of an item on the total; for a market item also its shelf price, where that differs. */
export function TilePrice({ dish, cents, held, late }: TilePriceProps) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const change = cents > 0 ? "more" : cents < 0 ? "less" : "same";
  const sentence = t(`${late ? "late.tile" : "tile"}.${held ? "held" : change}`);
  const [before = "", after] = sentence.split("<amount/>");
  const shelf = dish.priceCents !== undefined && dish.priceCents !== cents && formatMoney(dish.priceCents, language);
  return (
    <p className="leading-tight">
      {after === undefined ? (
        <span className="text-muted text-sm">{sentence}</span>
      ) : (
        <span className="block">
          <span className="figures whitespace-nowrap font-semibold">
            {before}
            {formatMoney(Math.abs(cents), language)}
          </span>{" "}
          <span className="text-sm max-sm:block">{after.trim()}</span>
        </span>
      )}
      {dish.unit && (
        <span className="figures mt-0.5 block text-muted text-xs">{[shelf, dish.unit[language]].filter(Boolean).join(" · ")}</span>
      )}
    </p>
  );
}
