import type { ProductKind } from "@tablee/domain/product/vocabulary";
import { useDeferredValue, useMemo, useState } from "react";
import { type DishFilter, filterDishes, noFilter } from "../../../../shared/dish/filters/filter-dishes.ts";
import type { EditorItem } from "../draft.ts";

/** The filter of the shelves; a search covers all of them. */
export function useShelfFilter(items: readonly EditorItem[], first: ProductKind) {
  const [kind, setKind] = useState<ProductKind>(first);
  const [chosen, setChosen] = useState(noFilter);
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const searching = text !== "";
  const shelf = useMemo(() => (searching ? items : items.filter((item) => item.dish.kind === kind)), [items, kind, searching]);
  const filter: DishFilter = useMemo(() => (searching ? { ...chosen, category: undefined, text } : chosen), [chosen, searching, text]);
  const shown = useMemo(() => filterDishes(shelf, (item) => item.dish, filter), [shelf, filter]);
  const change = (next: Partial<DishFilter>) => setChosen((held) => ({ ...held, ...next }));
  return {
    /** Identifies the query: a different shelf starts from its first tile. */
    asked: [searching ? text : [kind, chosen.category], chosen.diets, chosen.minutes, chosen.without].join("|"),
    kind,
    filter,
    typed,
    searching,
    shelf,
    shown,
    change,
    setTyped,
    setKind: (next: ProductKind) => {
      setKind(next);
      change({ category: undefined });
    },
    clear: () => {
      setTyped("");
      setChosen(noFilter);
    },
  };
}
