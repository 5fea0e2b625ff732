import { useDeferredValue, useMemo } from "react";
import type { Basket } from "../basket/basket.ts";
import type { EditorItem } from "../draft.ts";
import { moreCentsIn, type Totalled } from "./price-delta.ts";

/**
 * The amount on each tile, in cents: for an item in the basket its price, for any other the amount it would add to the total. A
 * click shows at once on its own tile and in the cart; the other tiles follow when there is time.
 */
export function useTileCents({ draft, price, totalOf }: Basket): (item: EditorItem) => number {
  const now = useMemo<Totalled>(() => ({ draft, totalCents: price.totalCents }), [draft, price.totalCents]);
  const before = useDeferredValue(now);
  const more = useMemo(() => moreCentsIn(totalOf, before), [totalOf, before]);
  const moreNow = useMemo(() => moreCentsIn(totalOf, now), [totalOf, now]);
  const held = useMemo(
    () => new Map(price.lines.filter((line) => !line.pairedWith && !line.upgrade).map((line) => [line.sku, line.amountCents])),
    [price.lines],
  );
  return (item) => {
    const { sku } = item.dish;
    if (draft.has(sku)) return held.get(sku) ?? 0;
    return (before.draft.has(sku) ? moreNow : more)(item);
  };
}
