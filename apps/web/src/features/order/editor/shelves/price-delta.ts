import { type Draft, type EditorItem, withQuantity } from "../draft.ts";

/** A draft, and its total as shown, in cents. */
export interface Totalled {
  readonly draft: Draft;
  readonly totalCents: number;
}

/**
 * Computes how much one unit of an item outside the draft adds to its total, in cents: with the tier that it reaches, discounts,
 * delivery and taxes, so it can be negative. Items that are priced alike share a result, so a whole shelf needs few pricings.
 */
export function moreCentsIn(totalOf: (draft: Draft) => number, { draft, totalCents }: Totalled): (item: EditorItem) => number {
  const known = new Map<string, number>();
  return ({ dish }) => {
    const pricedAs = [dish.kind, dish.taxCategory, dish.priceCents, dish.premiumCents].join();
    const cents = known.get(pricedAs) ?? totalOf(withQuantity(draft, dish.sku, 1)) - totalCents;
    known.set(pricedAs, cents);
    return cents;
  };
}
