import { useCallback, useMemo, useState } from "react";
import { askedOf, priceAdded, upgradable } from "./additions.ts";
import type { Basket, Changes } from "./basket/basket.ts";
import { besideUnits, countOf, type Draft, type EditorData, emptyDraft, withOptions, withPairing, withQuantity } from "./draft.ts";
import { takeDraft } from "./session/kept-draft.ts";

const none: ReadonlyMap<string, string> = new Map();

/** The draft of an addition to a paid box. It exists in this window only. */
export function useAdditions(data: EditorData, readOnly: boolean) {
  const [draft, setDraft] = useState<Draft>(() => takeDraft(data) ?? emptyDraft);
  const [upgrades, setUpgrades] = useState(none);
  const changes = useMemo<Changes>(
    () => ({
      setQuantity: (sku, quantity) => setDraft((held) => withQuantity(held, sku, quantity)),
      setOptions: (sku, options) => setDraft((held) => withOptions(held, sku, options)),
      setPairing: (sku, pairing, quantity) => setDraft((held) => withPairing(held, sku, pairing, quantity)),
    }),
    [],
  );
  const price = useMemo(() => priceAdded(data, { draft, upgrades }), [data, draft, upgrades]);
  const totalOf = useCallback((other: Draft) => priceAdded(data, { draft: other, upgrades }).totalCents, [data, upgrades]);
  const basket: Basket = { data, draft, changes, readOnly, price, totalOf };
  return {
    ...basket,
    upgrades,
    upgradable: upgradable(data),
    asked: askedOf(data, { draft, upgrades }),
    count: countOf(draft) + upgrades.size,
    price,
    upgrade: (sku: string, option: string | undefined) =>
      setUpgrades((held) => {
        const next = new Map(held);
        if (option === undefined) next.delete(sku);
        else next.set(sku, option);
        return next;
      }),
    /** Removes items that have sold out. */
    remove: (skus: readonly string[]) =>
      setDraft((held) => {
        const kept = skus.reduce((next, sku) => withQuantity(next, sku, 0), held);
        return skus.reduce(
          (next, sku) =>
            besideUnits(next, sku) === 0 ? next : [...next.keys()].reduce((all, recipe) => withPairing(all, recipe, sku, 0), next),
          kept,
        );
      }),
    clear: () => {
      setDraft(emptyDraft);
      setUpgrades(none);
    },
  };
}

export type AddedItems = ReturnType<typeof useAdditions>;
