import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { AllergenLine } from "../../dish/allergen-line.tsx";
import { DietTags } from "../../dish/diet-tags.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import type { Product } from "../product-query.ts";

/** The diets and the allergens of a dish, and the food that an item comes with at least. */
export function ProductLabel({ dish, warnOf }: { dish: Product["dish"]; warnOf?: ReadonlySet<string> }) {
  const { t } = useTranslation("details");
  const language = useLanguage();
  return (
    <>
      {dish.diets.length > 0 && <DietTags diets={dish.diets} />}
      <AllergenLine dish={dish} warnOf={warnOf} />
      {dish.minimumBasketCents !== undefined && (
        <p className="text-sm">{t("minimum", { minimum: formatMoney(dish.minimumBasketCents, language) })}</p>
      )}
    </>
  );
}
