import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { allergensOf } from "../../../shared/dish/filter-dishes.ts";
import { capital } from "../../../shared/i18n/capital.ts";
import { Chip, ChipRow } from "../../../shared/ui/chip.tsx";
import type { EditorItem } from "./draft.ts";
import type { ShelfFilter } from "./use-shelf-filter.ts";

const times = [15, 20, 30] as const;

/** How quickly it should be ready, and what should not be in it. */
export function MoreFilters({ filter, items, own }: { filter: ShelfFilter; items: readonly EditorItem[]; own: readonly Allergen[] }) {
  const { t } = useTranslation(["basket", "app"]);
  const { minutes, without, setMinutes, setWithout } = filter;
  const toggle = (allergen: Allergen) =>
    setWithout(without.includes(allergen) ? without.filter((other) => other !== allergen) : [...without, allergen]);
  const mine = own.length > 0 && own.every((allergen) => without.includes(allergen));
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-primary-ink text-sm sm:min-h-9 [&::-webkit-details-marker]:hidden">
        {t("filters.open")}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-1 pt-1">
        <ChipRow label={t("filters.time")}>
          {times.map((count) => (
            <Chip key={count} ticked pressed={minutes === count} onPress={() => setMinutes(minutes === count ? undefined : count)}>
              {t("filters.minutes", { count })}
            </Chip>
          ))}
        </ChipRow>
        <div className="flex flex-col gap-x-3 sm:flex-row sm:items-baseline">
          <span className="text-muted text-sm">{t("filters.without")}</span>
          <ChipRow label={t("filters.without")}>
            {own.length > 0 && (
              <Chip ticked pressed={mine} onPress={() => setWithout(mine ? [] : own)}>
                {t("filters.mine")}
              </Chip>
            )}
            {allergensOf(items.map((item) => item.dish)).map((allergen) => (
              <Chip key={allergen} ticked pressed={without.includes(allergen)} onPress={() => toggle(allergen)}>
                {capital(t(`app:allergen.${allergen}`))}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </div>
    </details>
  );
}
