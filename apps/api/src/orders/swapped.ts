import type { AskedLine } from "@tablee/commands/order/making/order-lines";

/**
 * The lines of an order with a dish replaced. The dish's options are dropped with it; its pairings stay as items of their own.
 * Undefined if the order does not hold the dish.
 */
export function swapped(lines: readonly AskedLine[], sku: string, instead: string): AskedLine[] | undefined {
  const dish = lines.find((line) => line.sku === sku);
  if (!dish) return undefined;
  const kept = lines.map((line) => (line === dish ? { sku: instead, quantity: line.quantity } : line));
  return (dish.pairings ?? []).reduce<AskedLine[]>((all, pairing) => withMore(all, pairing), kept);
}

function withMore(lines: AskedLine[], { sku, quantity }: { readonly sku: string; readonly quantity: number }): AskedLine[] {
  if (!lines.some((line) => line.sku === sku)) return [...lines, { sku, quantity }];
  return lines.map((line) => (line.sku === sku ? { ...line, quantity: line.quantity + quantity } : line));
}
