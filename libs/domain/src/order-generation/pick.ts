import { picksOf } from "../subscription/picks.ts";
import type { CompiledWeek, Preference } from "./compile.ts";
import type { SubscriptionInput } from "./inputs.ts";
import type { PickReason } from "./vocabulary.ts";

export interface Pick {
  /** Index of the item in the compiled week. */
  readonly item: number;
  readonly quantity: number;
  readonly rank: number;
  readonly reason: PickReason;
}

export function portionsOf(picks: readonly Pick[]): number {
  let portions = 0;
  for (const pick of picks) portions += pick.quantity;
  return portions;
}

/** A candidate that is not picked at once: sent lately, or beyond the soft preferences. */
interface Later {
  readonly item: number;
  readonly preferred: boolean;
  readonly repeated: boolean;
}

/**
 * Picks for one subscription as if it were alone: preferred items that were not sent lately; then repeats; then items beyond
 * the soft preferences; then, for meals, second portions. Allergens, dislikes and strict diets are never relaxed.
 * `taken` marks items (by index) that may not be picked: already on the order, or sold out.
 */
export function pickFor(week: CompiledWeek, input: SubscriptionInput, wanted = picksOf(input.plan), taken?: Uint8Array): Pick[] {
  const { plan, tastes } = input;
  const preference = week.preference(plan.type, tastes);
  const order = orderFor(preference, input, week);
  const excluded = week.excludedBy(tastes);
  const repeats = week.repeats(plan.type, input.recent);
  const picks: Pick[] = [];
  const later: Later[] = [];
  for (let position = 0; position < order.length && picks.length < wanted; position++) {
    const item = order[position]!;
    if (taken?.[item] || !week.admits(item, excluded)) continue;
    const preferred = position < preference.preferred;
    const repeated = repeats.size > 0 && repeats.has(item);
    if (preferred && !repeated) picks.push({ item, quantity: 1, rank: preference.rank[item]!, reason: "preferred" });
    else later.push({ item, preferred, repeated });
  }
  if (picks.length < wanted) relax(picks, later, wanted, preference.rank);
  return picks.length < wanted ? double(picks, wanted, week.policy.mostPortions[plan.type]) : picks;
}

const UNRATED = 3;

/** The order of a preference, with ties of rank broken by the customer's own ratings. Preferred items stay before the others. */
function orderFor({ order, preferred, rank }: Preference, input: SubscriptionInput, week: CompiledWeek): readonly number[] {
  let ratings: Int8Array | undefined;
  for (const sku in input.ratings) {
    const item = week.indexBySku.get(sku);
    if (item === undefined) continue;
    ratings ??= new Int8Array(week.items.length).fill(UNRATED);
    ratings[item] = input.ratings[sku]!;
  }
  if (!ratings) return order;
  const rated = ratings;
  const byRating = (a: number, b: number) => rank[a]! - rank[b]! || rated[b]! - rated[a]! || a - b;
  return [...order.slice(0, preferred).sort(byRating), ...order.slice(preferred).sort(byRating)];
}

/** Repeats first, then soft preferences; what is beyond preference and repeated comes last. */
function relax(picks: Pick[], later: readonly Later[], wanted: number, rank: Int32Array): void {
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
