import type { ProductKind } from "@tablee/domain/product/vocabulary";
import type { Allergen, Diet } from "@tablee/domain/subscription/vocabulary";
import { useDeferredValue, useMemo, useState } from "react";
import { filterDishes } from "../../../../shared/dish/filter-dishes.ts";
import type { EditorItem } from "../draft.ts";

/** The filter of the shelves; a search covers all of them. */
export function useShelfFilter(items: readonly EditorItem[], first: ProductKind) {
  const [kind, setKind] = useState<ProductKind>(first);
  const [category, setCategory] = useState<string>();
  const [diets, setDiets] = useState<readonly Diet[]>([]);
  const [minutes, setMinutes] = useState<number>();
  const [without, setWithout] = useState<readonly Allergen[]>([]);
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const searching = text !== "";
  const shelf = useMemo(() => (searching ? items : items.filter((item) => item.dish.kind === kind)), [items, kind, searching]);
  const shown = useMemo(
    () =>
      filterDishes(shelf, (item) => item.dish, {
        text,
        diets,
        without,
        ...(minutes === undefined ? {} : { minutes }),
        ...(category && !searching ? { category } : {}),
      }),
    [shelf, text, diets, minutes, without, category, searching],
  );
  return {
    /** Identifies the query: a different shelf starts from its first tile. */
    asked: [searching ? text : [kind, category], diets, minutes, without].join("|"),
    kind,
    category,
    diets,
    minutes,
    without,
    typed,
    searching,
    shelf,
    shown,
    setCategory,
    setDiets,
    setMinutes,
    setWithout,
    setTyped,
    setKind: (next: ProductKind) => {
      setKind(next);
      setCategory(undefined);
    },
    clear: () => {
      setTyped("");
      setCategory(undefined);
      setDiets([]);
      setMinutes(undefined);
      setWithout([]);
    },
  };
}

export type ShelfFilter = ReturnType<typeof useShelfFilter>;
