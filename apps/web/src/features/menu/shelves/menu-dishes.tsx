import type { DishCard } from "@tablee/contracts/schemas";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";
import { DishFilters } from "../../../shared/dish/filters/dish-filters.tsx";
import { filterDishes, noFilter } from "../../../shared/dish/filters/filter-dishes.ts";
import type { MenuBox } from "../../../shared/dish/menu-box.tsx";
import { DishGrid } from "./dish-grid.tsx";
import type { MenuSearch } from "./use-menu-search.ts";

interface MenuDishesProps {
  /** The shelf; the dishes of all shelves while something is searched. */
  shelf: readonly DishCard[];
  /** The dishes of all shelves. */
  dishes: readonly DishCard[];
  search: MenuSearch;
  change: (next: Partial<MenuSearch>) => void;
  box: MenuBox | undefined;
}

/** One shelf of the menu, or what was searched on all of them, with the filters that narrow it. */
export function MenuDishes({ shelf, dishes, search, change, box }: MenuDishesProps) {
  const { t } = useTranslation("shelves");
  const searching = search.text !== undefined;
  const shown = filterDishes(shelf, (dish) => dish, searching ? { ...search, category: undefined } : search);
  const market = !searching && search.show === "market";
  // The tab of the shelf has the count of all of its dishes.
  const counted = searching || shown.length < shelf.length;
  return (
    <div className="flex flex-col gap-1 sm:gap-4">
      <DishFilters filter={search} onChange={change} shelf={shelf} dishes={dishes} own={box?.own ?? []} />
      <p role="status" className={counted || (market && !box) ? "text-muted text-sm" : "sr-only"}>
        {t(searching ? "found" : market ? "items" : "count", { count: shown.length })}
        {market && !box && ` · ${t("market")}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t(searching ? "nothingFound" : "emptyTitle")}
          action={
            <Button variant="secondary" onClick={() => change({ ...noFilter, category: undefined, minutes: undefined, text: undefined })}>
              {t("clear")}
            </Button>
          }
        >
          {t(searching ? "nothingFoundText" : "emptyText")}
        </EmptyState>
      ) : (
        <DishGrid dishes={shown} market={market} box={box} />
      )}
    </div>
  );
}
