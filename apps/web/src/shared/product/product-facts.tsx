import { formatMoney } from "@tablee/ui/format/money";
import { formatChoice } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import type { Product } from "./product-query.ts";

/** The most important facts: price, cooking time, servings and energy. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation("product");
  const language = useLanguage();
  const { dish, fromCents, serves, difficulty } = product;
  const market = dish.kind === "market";
  const facts = [
    ...(dish.minutes > 0 ? [t("minutes", { count: dish.minutes })] : []),
    ...(market ? [] : [t(`difficulty.${difficulty}`)]),
    ...(serves.length > 0 && !market
      ? [t("serves", { count: Math.max(...serves), list: formatChoice(serves.map(String), language) })]
      : []),
    ...(dish.calories > 0 ? [t("calories", { count: Math.round(dish.calories) })] : []),
  ];
  return (
    <>
      <p className="font-semibold text-lg">
        {t(market ? "each" : "from", { price: formatMoney(fromCents, language) })}
        {dish.unit && <span className="font-normal text-muted text-sm"> · {dish.unit[language]}</span>}
      </p>
      {facts.length > 0 && <p className="figures text-muted">{facts.join(" · ")}</p>}
    </>
  );
}
