import { labelled } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";

/** Returns the function that names a dish's allergens as a label does: "gluten (wheat), milk and tree nuts (pine nuts)". */
export function useAllergenNames(): (allergens: readonly Allergen[]) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const named = (allergen: Allergen) => t(`allergen.${allergen}`);
  return (allergens) =>
    formatList(
      labelled(allergens).map(({ allergen, members }) =>
        members.length === 0 ? named(allergen) : `${named(allergen)} (${members.map(named).join(", ")})`,
      ),
      language,
    );
}
