import type { OrderLine } from "@tablee/domain/pricing/vocabulary";

/** A box's market items, one line each, those chosen to go with a dish included. */
export function marketItemsOf(lines: readonly OrderLine[]): { sku: string; quantity: number }[] {
  const units = new Map<string, number>();
  for (const { sku, kind, quantity } of lines) if (kind === "market") units.set(sku, (units.get(sku) ?? 0) + quantity);
  return [...units].map(([sku, quantity]) => ({ sku, quantity }));
}
