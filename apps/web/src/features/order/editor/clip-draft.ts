import { type Draft, type EditorData, maxUnits } from "./draft.ts";

/** Removes from a draft what is no longer available: units beyond those left, including units paired with recipes. */
export function clipped(data: EditorData, draft: Draft): Draft {
  const left = new Map(data.items.map((item) => [item.dish.sku, maxUnits(item)]));
  const take = (sku: string, wanted: number): number => {
    const units = Math.min(wanted, left.get(sku) ?? 0);
    left.set(sku, (left.get(sku) ?? 0) - units);
    return units;
  };
  const kept = [...draft].map(([sku, line]) => [sku, { ...line, quantity: take(sku, line.quantity) }] as const);
  return new Map(
    kept
      .filter(([, line]) => line.quantity > 0)
      .map(([sku, line]) => {
        const pairings = [...line.pairings].map(([beside, units]) => [beside, take(beside, units)] as const);
        return [sku, { ...line, pairings: new Map(pairings.filter(([, units]) => units > 0)) }];
      }),
  );
}
