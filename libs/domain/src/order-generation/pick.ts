import { picksOf } from "../subscription/vocabulary.ts";
import type { CompiledWeek } from "./compile.ts";
import type { SubscriptionInput } from "./inputs.ts";

/** Why an item stands on an order, from the wish fulfilled to the last resort. */
export const pickReasons = ["preferred", "repeated", "beyond-preference", "second-portion", "replacement"] as const;
export type PickReason = (typeof pickReasons)[number];

export interface Pick {
  /** Index of the item in the compiled week. */
  readonly item: number;
  readonly quantity: number;
  readonly rank: number;
  readonly reason: PickReason;
}

/**
 * Picks for one subscription as if it were alone: preferred items that were not sent lately; then repeats; then items beyond
 * the soft preferences; then, for meals, second portions. Allergens, dislikes and strict diets are never relaxed.
 * `taken` names items that may not be picked (already on the order, or sold out).
 */
export function pickFor(week: CompiledWeek, input: SubscriptionInput, wanted = picksOf(input.plan), taken?: ReadonlySet<number>): Pick[] {
  const { plan, tastes } = input;
  const preference = week.preference(plan.type, tastes);
  const order = orderFor(preference.order, preference.rank, input, week);
  const excluded = week.excludedTags(tastes);
  const repeats = week.repeats(plan, input.recent);
  const picks: Pick[] = [];
  const later: { item: number; preferred: boolean; repeated: boolean }[] = [];
  for (let position = 0; position < order.length && picks.length < wanted; position++) {
    const item = order[position]!;
    if (taken?.has(item) || !week.admits(item, tastes, excluded)) continue;
    const preferred = position < preference.preferred;
    const repeated = repeats.has(item);
    if (preferred && !repeated) picks.push({ item, quantity: 1, rank: preference.rank[item]!, reason: "preferred" });
    else later.push({ item, preferred, repeated });
  }
  if (picks.length < wanted) relax(picks, later, wanted, preference.rank);
  return picks.length < wanted ? double(picks, wanted, week.policy.mostPortions[plan.type]) : picks;
}

/** The order of a preference, with ties of rank broken by the customer's own ratings. Preferred items stay before the others. */
function orderFor(order: readonly number[], rank: Int32Array, input: SubscriptionInput, week: CompiledWeek): readonly number[] {
  for (const _ in input.ratings) {
    const { preferred } = week.preference(input.plan.type, input.tastes);
    const rating = (item: number) => input.ratings[week.items[item]!.sku] ?? 3;
    const byRating = (a: number, b: number) => rank[a]! - rank[b]! || rating(b) - rating(a) || a - b;
    return [...order.slice(0, preferred).sort(byRating), ...order.slice(preferred).sort(byRating)];
  }
  return order;
}

/** Repeats first, then soft preferences; what is beyond preference and repeated comes last. */
function relax(picks: Pick[], later: readonly { item: number; preferred: boolean; repeated: boolean }[], wanted: number, rank: Int32Array): void {
  const steps: readonly [boolean, boolean, PickReason][] = [
    [true, true, "repeated"],
    [false, false, "beyond-preference"],
    [false, true, "beyond-preference"],
  ];
  for (const [preferred, repeated, reason] of steps) {
    for (const candidate of later) {
      if (picks.length >= wanted) return;
      if (candidate.preferred === preferred && candidate.repeated === repeated) {
        picks.push({ item: candidate.item, quantity: 1, rank: rank[candidate.item]!, reason });
      }
    }
  }
}

/** Second portions, best first, until the plan's number is reached or nothing may be doubled any more. */
function double(picks: readonly Pick[], wanted: number, most: number): Pick[] {
  let missing = wanted - picks.length;
  return picks.map((pick) => {
    if (missing === 0 || pick.quantity >= most) return pick;
    missing--;
    return { ...pick, quantity: pick.quantity + 1, reason: "second-portion" };
  });
}
