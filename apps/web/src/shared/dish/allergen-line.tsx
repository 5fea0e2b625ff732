import type { DishCard } from "@tablee/contracts/schemas";
import { isFood } from "@tablee/domain/product/label";
import { namesOnLabel } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { formatList } from "@tablee/ui/format/numbers";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";

interface AllergenLineProps {
  dish: Pick<DishCard, "category" | "allergens">;
  /** The allergens with the chosen options; without any by default. */
  allergens?: readonly Allergen[];
  /** The allergens that the customer avoids. */
  warnOf?: ReadonlySet<string> | undefined;
}

/** The priority allergens of a dish, always in words, also where it has none; those that the customer avoids stand out. */
export function AllergenLine({ dish, allergens = dish.allergens, warnOf }: AllergenLineProps) {
  const { t } = useTranslation("dish");
  const language = useLanguage();
  if (allergens.length === 0) return isFood(dish) ? <p className="text-muted text-xs">{t("noAllergens")}</p> : null;
  const names = namesOnLabel(allergens, (allergen) => t(`allergen.${allergen}`));
  const contains = t("contains", { list: formatList(names, language) });
  if (!allergens.some((allergen) => warnOf?.has(allergen))) return <p className="text-muted text-xs">{contains}</p>;
  return (
    <p className="flex items-start gap-1.5 font-medium text-danger-ink text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {contains}
    </p>
  );
}
