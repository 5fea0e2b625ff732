import { type Draft, type EditorItem, withQuantity } from "../draft.ts";

/** A draft, and its total as it is shown, in cents. */
export interface Totalled {
  readonly draft: Draft;
  readonly totalCents: number;
}

/**
 * What one of an item that is not in a draft yet adds to its total, in cents: the tier that it reaches, discounts, delivery and taxes
 * included, so it may be less than nothing. Items that are priced alike share an answer: a whole shelf costs few pricings.
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
