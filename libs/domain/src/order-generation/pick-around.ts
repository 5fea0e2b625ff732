import { picksOf } from "../subscription/picks.ts";
import type { CompiledWeek } from "./compile.ts";
import type { SubscriptionInput } from "./inputs.ts";
import { type Pick, pickFor, portionsOf } from "./pick.ts";

interface Wished {
  readonly sku: string;
  readonly quantity: number;
}

/** The remaining units of a week's stock, by SKU. */
type UnitsLeft = ReadonlyMap<string, number>;

/**
 * A box around the dishes that a household wants: those on the menu, allowed and in stock stay, and the plan's other picks are made as
 * usual.
 */
export function pickAround(week: CompiledWeek, input: SubscriptionInput, wished: readonly Wished[], unitsLeft: UnitsLeft): Pick[] {
  const excluded = week.excludedBy(input.tastes);
  const { rank } = week.preference(input.plan.type, input.tastes);
  const wanted = picksOf(input.plan);
  const maxPortions = week.policy.maxPortions[input.plan.type];
  const kept: Pick[] = [];
  for (const { sku, quantity } of wished) {
    const item = week.indexBySku.get(sku);
    if (item === undefined || week.items[item]!.kind !== input.plan.type || !week.admits(item, excluded)) continue;
    if (quantity > maxPortions || (unitsLeft.get(sku) ?? 0) < quantity || portionsOf(kept) + quantity > wanted) continue;
    kept.push({ item, quantity, rank: rank[item]!, reason: "preferred" });
  }
  const missing = wanted - portionsOf(kept);
  return missing === 0 ? kept : [...kept, ...pickFor(week, input, missing, { taken: takenBy(week, kept, unitsLeft), beside: kept })];
}

/** The dishes that could replace one of a box, best first: allowed, in stock, and not in the box yet. SKUs. */
export function alternativesTo(
  week: CompiledWeek,
  input: SubscriptionInput,
  box: readonly Wished[],
  sku: string,
  unitsLeft: UnitsLeft,
): string[] {
  const { rank } = week.preference(input.plan.type, input.tastes);
  const held = box.flatMap((line): Pick[] => {
    const item = week.indexBySku.get(line.sku);
    return item === undefined ? [] : [{ item, quantity: line.quantity, rank: rank[item]!, reason: "preferred" }];
  });
  const beside = held.filter(({ item }) => week.items[item]!.sku !== sku);
  const found = pickFor(week, input, week.items.length, { taken: takenBy(week, held, unitsLeft), beside });
  return found.map(({ item }) => week.items[item]!.sku);
}

/** By index: items that may not be picked, since they are picked already or sold out. */
export function takenBy(week: CompiledWeek, picks: readonly Pick[], unitsLeft: UnitsLeft): Uint8Array {
  const taken = Uint8Array.from(week.items, ({ sku }) => ((unitsLeft.get(sku) ?? 0) > 0 ? 0 : 1));
  for (const { item } of picks) taken[item] = 1;
  return taken;
}
