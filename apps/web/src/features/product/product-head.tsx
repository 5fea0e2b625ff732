import { Notice } from "@tablee/ui/components/banner";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { AllergenLine } from "../../shared/dish/allergen-line.tsx";
import { DietTags } from "../../shared/dish/diet-tags.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Product } from "./api/product.ts";

/** The picture, the name, and what one wants to know first. */
export function ProductHead({ product, withdrawn }: { product: Product; withdrawn: boolean }) {
  const { t } = useTranslation("product");
  const language = useLanguage();
  const { dish, fromCents, serves, difficulty } = product;
  const market = dish.kind === "market";
  const facts = [
    ...(dish.minutes > 0 ? [t("minutes", { count: dish.minutes })] : []),
    ...(market ? [] : [t(`difficulty.${difficulty}`)]),
    ...(serves.length > 0 && !market ? [t("serves", { list: formatList(serves.map(String), language) })] : []),
    ...(dish.calories > 0 ? [t("calories", { count: Math.round(dish.calories) })] : []),
  ];
  return (
    <header className="grid items-center gap-8 md:grid-cols-2">
      <DishPicture plate={dish.plate} seed={dish.sku} loading="eager" className="aspect-[5/4] overflow-hidden rounded-sheet" />
      <div className="flex flex-col gap-3">
        {withdrawn && <Notice tone="attention">{t("withdrawn")}</Notice>}
        <h1 className="font-display text-4xl leading-tight">{dish.name[language]}</h1>
        <p className="text-lg text-muted">{dish.subtitle[language]}</p>
        <p className="font-semibold text-lg">
          {t(market ? "each" : "from", { price: formatMoney(fromCents, language) })}
          {dish.unit && <span className="font-normal text-muted text-sm"> · {dish.unit[language]}</span>}
        </p>
        {facts.length > 0 && <p className="figures text-muted">{facts.join(" · ")}</p>}
        {dish.diets.length > 0 && <DietTags diets={dish.diets} />}
        <AllergenLine allergens={dish.allergens} />
        {dish.minimumBasketCents !== undefined && (
          <p className="text-sm">{t("minimum", { minimum: formatMoney(dish.minimumBasketCents, language) })}</p>
        )}
      </div>
    </header>
  );
}
