import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { categoryKey } from "../../../../shared/dish/category-words.ts";
import { allergensOf, categoriesOf, dietsBeside } from "../../../../shared/dish/filter-dishes.ts";
import { capital } from "../../../../shared/i18n/capital.ts";
import { Chip, ChipRow } from "../../../../shared/ui/chip.tsx";
import type { EditorItem } from "../draft.ts";
import type { ShelfFilter } from "./use-shelf-filter.ts";

const times = [15, 20, 30] as const;
const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

/** One row: the shelf's categories, and a button for the panel below. A search covers all categories. */
export function ShelfFilters({ filter, items, own }: { filter: ShelfFilter; items: readonly EditorItem[]; own: readonly Allergen[] }) {
  const { t } = useTranslation(["editor", "basket", "category"]);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { category, searching, shelf } = filter;
  const categories = useMemo(() => (searching ? [] : categoriesOf(shelf.map((item) => item.dish))), [shelf, searching]);
  const on = filter.diets.length + filter.without.length + (filter.minutes === undefined ? 0 : 1);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-w-0 items-start gap-2 lg:flex-wrap lg:items-center">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className={buttonStyle({ variant: "secondary", size: "sm", className: "my-1 px-4 max-sm:px-3.5" })}
        >
          <SlidersHorizontal aria-hidden="true" />
          <span className="sm:hidden">{t("basket:filters.short")}</span>
          <span className="max-sm:hidden">{t("basket:filters.open")}</span>
          {on > 0 && <span className="figures">({on})</span>}
          <ChevronDown aria-hidden="true" className={open ? "rotate-180" : undefined} />
        </button>
        {!searching && (
          <ChipRow label={t("category")} className="mx-0 -mr-4 min-w-0 grow pr-4 pl-0 sm:-mr-6 sm:flex-nowrap sm:pr-6 lg:contents">
            <Chip pressed={category === undefined} onPress={() => filter.setCategory(undefined)}>
              {t("category:all")}
            </Chip>
            {categories.map((option) => (
              <Chip key={option} pressed={category === option} onPress={() => filter.setCategory(option)}>
                {t(categoryKey(option))}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      <div id={panel} hidden={!open}>
        {open && <Panel {...{ filter, items, own, categories }} />}
      </div>
    </div>
  );
}

interface PanelProps {
  filter: ShelfFilter;
  items: readonly EditorItem[];
  own: readonly Allergen[];
  categories: readonly string[];
}

/** Filters by time, diet and allergen. */
function Panel({ filter, items, own, categories }: PanelProps) {
  const { t } = useTranslation(["basket", "editor", "app"]);
  const { minutes, diets, without, shelf, setMinutes, setDiets, setWithout } = filter;
  const mine = own.length > 0 && own.every((allergen) => without.includes(allergen));
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <Group label={t("filters.time")}>
        {times.map((count) => (
          <Chip key={count} ticked pressed={minutes === count} onPress={() => setMinutes(minutes === count ? undefined : count)}>
            {t("filters.minutes", { count })}
          </Chip>
        ))}
      </Group>
      <Group label={t("editor:diets")}>
        {dietsBeside(
          shelf.map((item) => item.dish),
          categories,
          diets,
        ).map((diet) => (
          <Chip key={diet} ticked pressed={diets.includes(diet)} onPress={() => setDiets(toggled(diets, diet))}>
            {t(`app:diet.${diet}`)}
          </Chip>
        ))}
      </Group>
      <Group label={t("filters.without")}>
        {own.length > 0 && (
          <Chip ticked pressed={mine} onPress={() => setWithout(mine ? [] : own)}>
            {t("filters.mine")}
          </Chip>
        )}
        {allergensOf(items.map((item) => item.dish)).map((allergen) => (
          <Chip key={allergen} ticked pressed={without.includes(allergen)} onPress={() => setWithout(toggled(without, allergen))}>
            {capital(t(`app:allergen.${allergen}`))}
          </Chip>
        ))}
      </Group>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-x-3 sm:flex-row sm:items-baseline">
      <span className="shrink-0 text-muted text-sm sm:w-32">{label}</span>
      <ChipRow label={label} className="mx-0 flex-wrap px-0">
        {children}
      </ChipRow>
    </div>
  );
}
