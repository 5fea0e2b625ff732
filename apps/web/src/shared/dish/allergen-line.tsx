import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { formatList } from "@tablee/ui/format/numbers";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";

/** The priority allergens of a dish, always in words; those of the customer's own stand out. */
export function AllergenLine({ allergens, warnOf }: { allergens: readonly Allergen[]; warnOf?: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = (list: readonly Allergen[]) =>
    formatList(
      list.map((allergen) => t(`allergen.${allergen}`)),
      language,
    );
  if (allergens.length === 0) return null;
  const own = allergens.filter((allergen) => warnOf?.has(allergen));
  if (own.length > 0) {
    return (
      <p className="flex items-start gap-1.5 font-medium text-danger-ink text-sm">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t("dish.contains", { list: names(allergens) })}
      </p>
    );
  }
  return <p className="text-muted text-xs">{t("dish.contains", { list: names(allergens) })}</p>;
}
