import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { formatList } from "@tablee/ui/format/numbers";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";

/** The sentence that names the avoided ingredients of an item. */
export function useAvoidedWords() {
  const { t } = useTranslation(["basket", "dish"]);
  const language = useLanguage();
  return (own: readonly Allergen[]): string =>
    t("choices.avoid", {
      list: formatList(
        own.map((allergen) => t(`dish:allergen.${allergen}`)),
        language,
      ),
    });
}

/** Announces that an item just chosen contains something the customer avoids; renders nothing otherwise. */
export function AvoidedWarning({ allergens, avoided }: { allergens: readonly Allergen[]; avoided: ReadonlySet<string> }) {
  const words = useAvoidedWords();
  const own = allergens.filter((allergen) => avoided.has(allergen));
  if (own.length === 0) return null;
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-danger-tint px-3 py-2 text-danger-ink text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {words(own)}
    </p>
  );
}
