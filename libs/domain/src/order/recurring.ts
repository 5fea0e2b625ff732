import type { OrderLine } from "../pricing/vocabulary.ts";
import { recurringSession } from "./editing-sessions.ts";

/** By SKU, the units that recurrence placed and that remain. */
export type RecurringUnits = Readonly<Record<string, number>>;

/** The units of an item on lines of its own, not beside a recipe. */
export const unitsAlone = (lines: readonly OrderLine[], sku: string): number =>
  lines.reduce((units, line) => (line.sku === sku && !line.pairedWith ? units + line.quantity : units), 0);

/** The units that recurrence placed: its own edits add and remove; units that a customer removes no longer count. */
export function recurringAfter(
  before: { readonly lines: readonly OrderLine[]; readonly recurring?: RecurringUnits },
  lines: readonly OrderLine[],
  editingSession?: string,
): { readonly recurring?: RecurringUnits } {
  const placed = new Map(Object.entries(before.recurring ?? {}));
  const skus = editingSession === recurringSession ? [...before.lines, ...lines].map(({ sku }) => sku) : [...placed.keys()];
  for (const sku of new Set(skus)) {
    const after = unitsAlone(lines, sku);
    const grown = editingSession === recurringSession ? after - unitsAlone(before.lines, sku) : 0;
    const units = Math.max(0, Math.min(after, (placed.get(sku) ?? 0) + grown));
    if (units > 0) placed.set(sku, units);
    else placed.delete(sku);
  }
  return placed.size > 0 ? { recurring: Object.fromEntries(placed) } : {};
}

/**
 * Returns the units of an item an order should hold for a recurring quantity: at least that quantity; of any more, those that recurrence
 * placed are removed, and those that a customer added by hand stay.
 */
export function unitsWanted(
  order: { readonly lines: readonly OrderLine[]; readonly recurring?: RecurringUnits },
  sku: string,
  recurring: number,
) {
  const held = unitsAlone(order.lines, sku);
  return held < recurring ? recurring : held - Math.max(0, (order.recurring?.[sku] ?? 0) - recurring);
}
