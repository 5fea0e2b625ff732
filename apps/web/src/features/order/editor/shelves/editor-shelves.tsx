import { productKinds } from "@tablee/domain/product/vocabulary";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Button } from "@tablee/ui/components/form/button";
import { SearchInput } from "@tablee/ui/components/form/search-input";
import { tabStyle } from "@tablee/ui/components/tabs";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DishFilters } from "../../../../shared/dish/filters/dish-filters.tsx";
import type { Basket } from "../basket/basket.ts";
import { InHeader } from "../header-slot.tsx";
import { ShelfTiles } from "./shelf-tiles.tsx";
import { useShelfFilter } from "./use-shelf-filter.ts";

/** The products of the week: by kind, category, diet, time and allergens, or by name across all of them. */
export function EditorShelves({ basket }: { basket: Basket }) {
  const { t } = useTranslation(["editor", "dish", "filters"]);
  const { items, yourAllergens, order } = basket.data;
  const shelves = useShelfFilter(items, order.takesAdditions && !order.changeable ? "market" : order.plan.type);
  const { kind, searching, shelf, shown } = shelves;
  const dishes = useMemo(() => items.map(({ dish }) => dish), [items]);
  return (
    <section aria-label={t("kinds")} className="flex flex-col gap-2 sm:gap-3">
      <InHeader>
        <SearchInput
          aria-label={t("filters:searchLabel")}
          placeholder={t("filters:search")}
          value={shelves.typed}
          onChange={shelves.setTyped}
        />
      </InHeader>
      {!searching && (
        <nav
          aria-label={t("kinds")}
          className="-mx-4 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
        >
          {productKinds.map((option) => (
            <button
              key={option}
              type="button"
              aria-current={kind === option ? "page" : undefined}
              onClick={() => shelves.setKind(option)}
              className={tabStyle}
            >
              {t(`dish:kind.${option}`)}
              <span className="figures rounded-full bg-oat px-2 text-ink text-xs">
                {items.filter((item) => item.dish.kind === option).length}
              </span>
            </button>
          ))}
        </nav>
      )}
      <DishFilters
        filter={shelves.filter}
        onChange={shelves.change}
        shelf={shelf.map(({ dish }) => dish)}
        dishes={dishes}
        own={yourAllergens}
      />
      <p role="status" className="sr-only">
        {t("found", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t(searching ? "emptySearchTitle" : "emptyFilterTitle")}
          action={
            <Button variant="secondary" onClick={shelves.clear}>
              {t("clear")}
            </Button>
          }
        >
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ShelfTiles basket={basket} shown={shown} asked={shelves.asked} />
      )}
    </section>
  );
}
