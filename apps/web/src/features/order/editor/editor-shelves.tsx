import { productKinds } from "@tablee/domain/product/vocabulary";
import { type Allergen, allergens } from "@tablee/domain/subscription/vocabulary";
import { Button } from "@tablee/ui/components/button";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { Input } from "@tablee/ui/components/input";
import { tabStyle } from "@tablee/ui/components/tabs";
import { Search } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { categoryKey } from "../../../shared/dish/category-words.ts";
import { categoriesOf, dietsOf } from "../../../shared/dish/filter-dishes.ts";
import { Chip, ChipRow } from "../../../shared/ui/chip.tsx";
import type { Basket } from "./basket.ts";
import { MoreFilters } from "./more-filters.tsx";
import { ShelfTiles } from "./shelf-tiles.tsx";
import { useShelfFilter } from "./use-shelf-filter.ts";

/** What can be had in the week: by kind, category, diet, time and allergens, or by name over all of it. */
export function EditorShelves({ basket }: { basket: Basket }) {
  const { t } = useTranslation(["order", "app", "category"]);
  const { items, yourAllergens, order } = basket.data;
  const filter = useShelfFilter(items, order.takesAdditions ? "market" : order.plan.type);
  const { kind, category, diets, searching, shelf, shown } = filter;
  const own = useMemo(() => yourAllergens.filter(isAllergen), [yourAllergens]);
  return (
    <section aria-label={t("editor.kinds")} className="flex flex-col gap-4">
      <Input
        type="search"
        aria-label={t("editor.searchLabel")}
        placeholder={t("editor.search")}
        value={filter.typed}
        onChange={(event) => filter.setTyped(event.target.value)}
        start={<Search aria-hidden="true" />}
        className="max-w-md"
      />
      {!searching && (
        <>
          <nav
            aria-label={t("editor.kinds")}
            className="-mx-4 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
          >
            {productKinds.map((option) => (
              <button
                key={option}
                type="button"
                aria-current={kind === option ? "page" : undefined}
                onClick={() => filter.setKind(option)}
                className={tabStyle}
              >
                {t(`app:kind.${option}`)}
              </button>
            ))}
          </nav>
          <ChipRow label={t("editor.category")}>
            <Chip pressed={category === undefined} onPress={() => filter.setCategory(undefined)}>
              {t("category:all")}
            </Chip>
            {categoriesOf(shelf.map((item) => item.dish)).map((option) => (
              <Chip key={option} pressed={category === option} onPress={() => filter.setCategory(option)}>
                {t(categoryKey(option))}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
      <ChipRow label={t("editor.diets")}>
        {dietsOf(items.map((item) => item.dish)).map((diet) => {
          const on = diets.includes(diet);
          const next = on ? diets.filter((other) => other !== diet) : [...diets, diet];
          return (
            <Chip key={diet} ticked pressed={on} onPress={() => filter.setDiets(next)}>
              {t(`app:diet.${diet}`)}
            </Chip>
          );
        })}
      </ChipRow>
      <MoreFilters filter={filter} items={items} own={own} />
      <p role="status" className="sr-only">
        {t("editor.found", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t(searching ? "editor.emptySearchTitle" : "editor.emptyFilterTitle")}
          action={
            <Button variant="secondary" onClick={filter.clear}>
              {t("editor.clear")}
            </Button>
          }
        >
          {t("editor.emptyText")}
        </EmptyState>
      ) : (
        <ShelfTiles basket={basket} shown={shown} asked={filter.asked} />
      )}
    </section>
  );
}

const isAllergen = (name: string): name is Allergen => (allergens as readonly string[]).includes(name);
