import type { DishCard } from "@tablee/contracts/schemas";
import { isExcluded, toggledExclusion } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { allergensOf } from "../../shared/dish/filter-dishes.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { Chip, ChipRow } from "../../shared/ui/chip.tsx";

interface AllergenFilterProps {
  dishes: readonly DishCard[];
  without: readonly Allergen[];
  onChange: (without: readonly Allergen[]) => void;
}

/** Hides dishes by the allergens that occur on the shelf, and by those chosen on an earlier one; open at first if any is chosen. */
export function AllergenFilter({ dishes, without, onChange }: AllergenFilterProps) {
  const { t } = useTranslation(["menu", "app"]);
  const [openAtFirst] = useState(without.length > 0);
  const offered = allergensOf(dishes);
  const options = [...offered, ...without.filter((allergen) => !offered.includes(allergen))];
  return (
    <details open={openAtFirst} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-muted text-sm hover:text-ink sm:min-h-9">
        {t("avoid")} {without.length > 0 && <span className="figures">({without.length})</span>}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <ChipRow label={t("avoid")} className="flex-wrap">
        {options.map((allergen) => (
          <Chip key={allergen} ticked pressed={isExcluded(without, allergen)} onPress={() => onChange(toggledExclusion(without, allergen))}>
            {capital(t(`app:allergen.${allergen}`))}
          </Chip>
        ))}
      </ChipRow>
    </details>
  );
}
