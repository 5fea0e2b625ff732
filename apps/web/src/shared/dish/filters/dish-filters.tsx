import type { DishCard } from "@tablee/contracts/schemas";
import { isExcluded, toggledExclusion } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../../i18n/capital.ts";
import { Chip, ChipRow } from "../../ui/chip.tsx";
import { categoryKey } from "../category-words.ts";
import { allergensOf, categoriesOf, type DishFilter, dietsBeside, filtersOn, readyIn, toggled } from "./filter-dishes.ts";

interface DishFiltersProps {
  filter: DishFilter;
  /** The filters that change; one that is undefined is turned off. */
  onChange: (next: Partial<DishFilter>) => void;
  /** The dishes of the shelf that is shown; a search shows all shelves at once, and no categories. */
  shelf: readonly DishCard[];
  /** The dishes of all shelves: their allergens can be avoided. */
  dishes: readonly DishCard[];
  /** The allergens that the household avoids. */
  own?: readonly Allergen[];
}

/** One row: the categories of the shelf, and a button for the panel below with times, diets and allergens. */
export function DishFilters({ filter, onChange, shelf, dishes, own = [] }: DishFiltersProps) {
  const { t } = useTranslation(["filters", "category"]);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const categories = filter.text ? [] : categoriesOf(shelf);
  const on = filtersOn(filter);
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
          {t("open")}
          {on > 0 && <span className="figures">({on})</span>}
          <ChevronDown aria-hidden="true" className={open ? "rotate-180" : undefined} />
        </button>
        {categories.length > 0 && (
          <ChipRow label={t("category")} className="mx-0 -mr-4 min-w-0 grow pr-4 pl-0 sm:-mr-6 sm:flex-nowrap sm:pr-6 lg:contents">
            <Chip pressed={filter.category === undefined} onPress={() => onChange({ category: undefined })}>
              {t("category:all")}
            </Chip>
            {categories.map((option) => (
              <Chip key={option} pressed={filter.category === option} onPress={() => onChange({ category: option })}>
                {t(categoryKey(option))}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      <div id={panel} hidden={!open}>
        {open && <Panel {...{ filter, onChange, shelf, dishes, own, categories }} />}
      </div>
    </div>
  );
}

function Panel({ filter, onChange, shelf, dishes, own, categories }: Required<DishFiltersProps> & { categories: readonly string[] }) {
  const { t } = useTranslation(["filters", "dish"]);
  const { minutes, diets, without } = filter;
  const mine = own.length > 0 && own.every((allergen) => isExcluded(without, allergen));
  const offered = allergensOf(dishes);
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <Group label={t("time")}>
        {readyIn.map((count) => (
          <Chip key={count} ticked pressed={minutes === count} onPress={() => onChange({ minutes: minutes === count ? undefined : count })}>
            {t("minutes", { count })}
          </Chip>
        ))}
      </Group>
      <Group label={t("diets")}>
        {dietsBeside(shelf, categories, diets).map((diet) => (
          <Chip key={diet} ticked pressed={diets.includes(diet)} onPress={() => onChange({ diets: toggled(diets, diet) })}>
            {t(`dish:diet.${diet}`)}
          </Chip>
        ))}
      </Group>
      <Group label={t("without")}>
        {own.length > 0 && (
          <Chip ticked pressed={mine} onPress={() => onChange({ without: mine ? [] : own })}>
            {t("mine")}
          </Chip>
        )}
        {[...offered, ...without.filter((allergen) => !offered.includes(allergen))].map((allergen) => (
          <Chip
            key={allergen}
            ticked
            pressed={isExcluded(without, allergen)}
            onPress={() => onChange({ without: toggledExclusion(without, allergen) })}
          >
            {capital(t(`dish:allergen.${allergen}`))}
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
