import type { Category, RankedWeek } from "./requests.ts";

/** The reordered categories, by their items' numbers. */
export type Draft = Partial<Record<Category, readonly string[]>>;

/** Moves an item to a position (from 0), which is brought into range. */
export function moved(order: readonly string[], sku: string, to: number): string[] {
  const rest = order.filter((other) => other !== sku);
  if (rest.length === order.length) return [...order];
  const at = Math.min(rest.length, Math.max(0, to));
  return [...rest.slice(0, at), sku, ...rest.slice(at)];
}

export const orderOf = (week: RankedWeek, category: Category): string[] =>
  week.categories.find((entry) => entry.category === category)?.items.map((item) => item.dish.sku) ?? [];

/** The draft with one more order; an order as the server has it is no change. */
export function withOrder(draft: Draft, week: RankedWeek, category: Category, order: readonly string[]): Draft {
  const { [category]: _, ...rest } = draft;
  return same(order, orderOf(week, category)) ? rest : { ...rest, [category]: order };
}

/**
 * Rebases the draft onto a week that someone else has changed: our order stays, items that left the menu are removed, new ones
 * come last. Categories that then equal the server's are dropped.
 */
export function rebased(draft: Draft, week: RankedWeek): Draft {
  return (Object.entries(draft) as [Category, readonly string[]][]).reduce<Draft>((next, [category, order]) => {
    const there = orderOf(week, category);
    const kept = order.filter((sku) => there.includes(sku));
    return withOrder(next, week, category, [...kept, ...there.filter((sku) => !kept.includes(sku))]);
  }, {});
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((sku, index) => sku === b[index]);
