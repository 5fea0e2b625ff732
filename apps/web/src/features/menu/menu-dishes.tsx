import type { DishCard } from "@tablee/contracts/schemas";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";
import { categoryKey } from "../../shared/dish/category-words.ts";
import { categoriesOf, dietsBeside, filterDishes } from "../../shared/dish/filter-dishes.ts";
import { Chip, ChipRow } from "../../shared/ui/chip.tsx";
import { AllergenFilter } from "./allergen-filter.tsx";
import { DishGrid } from "./dish-grid.tsx";
import type { MenuSearch } from "./use-menu-search.ts";

/** One shelf of the menu, by category, diet and allergen. */
export function MenuDishes({
  dishes,
  search,
  change,
}: {
  dishes: readonly DishCard[];
  search: MenuSearch;
  change: (next: Partial<MenuSearch>) => void;
}) {
  const { t } = useTranslation(["menu", "app", "category"]);
  const shown = filterDishes(dishes, (dish) => dish, search);
  const categories = categoriesOf(dishes);
  const market = search.show === "market";
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <ChipRow label={t("category")}>
          <Chip pressed={search.category === undefined} onPress={() => change({ category: undefined })}>
            {t("category:all")}
          </Chip>
          {categories.map((category) => (
            <Chip key={category} pressed={search.category === category} onPress={() => change({ category })}>
              {t(categoryKey(category))}
            </Chip>
          ))}
        </ChipRow>
        <div className="flex flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
          <span className="text-muted text-sm">{t("diets")}</span>
          <ChipRow label={t("diets")}>
            {dietsBeside(dishes, categories, search.diets).map((diet) => {
              const on = search.diets.includes(diet);
              const next = on ? search.diets.filter((other) => other !== diet) : [...search.diets, diet];
              return (
                <Chip key={diet} ticked pressed={on} onPress={() => change({ diets: next })}>
                  {t(`app:diet.${diet}`)}
                </Chip>
              );
            })}
          </ChipRow>
        </div>
        <AllergenFilter dishes={dishes} without={search.without} onChange={(without) => change({ without })} />
      </div>
      <p role="status" className="text-muted text-sm">
        {t(market ? "items" : "count", { count: shown.length })}
        {market && ` · ${t("market")}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t("emptyTitle")}
          action={
            <Button variant="secondary" onClick={() => change({ category: undefined, diets: [], without: [] })}>
              {t("clear")}
            </Button>
          }
        >
          {t("emptyText")}
        </EmptyState>
      ) : (
        <DishGrid dishes={shown} market={market} />
      )}
    </div>
  );
}
