import { lessWanted, ratings } from "../review/vocabulary.ts";
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

/** The contents of a box before more items are picked for it. */
export interface Box {
  /** By index: items that may not be picked, since they are on the order or sold out. */
  readonly taken: Uint8Array;
  readonly beside: readonly Pick[];
}

/** The inputs of one subscription's picks. */
type PickedFor = Omit<SubscriptionInput, "subscriptionId" | "hash"> & Partial<SubscriptionInput>;

type Delay = "alike" | "repeated" | "less" | "beyond" | "beyond-and-repeated";

/** A candidate that is not picked at once: like another dish of the box, sent lately, less wanted, or beyond the soft preferences. */
interface Later {
  readonly item: number;
  readonly delay: Delay;
}

/**
 * Picks for one subscription as if it were alone: preferred items that were not sent lately and share protein and cut with no other of the
 * box; then those of the same protein and cut; then repeats; then those of which less is wanted; then items beyond the soft preferences;
 * then, for meals, second portions.
 * Allergens, dislikes, strict diets and what the customer never wants again are never relaxed.
 */
export function pickFor(week: CompiledWeek, input: PickedFor, wanted = picksOf(input.plan), box?: Box): Pick[] {
  const { plan, tastes } = input;
  const preference = week.preference(plan.type, tastes);
  const rated = ratedItems(week, input);
  const order = rated ? orderBy(preference, rated) : preference.order;
  const excluded = week.excludedBy(tastes);
  const repeats = week.repeats(plan.type, input.recent);
  const picks: Pick[] = [];
  const later: Later[] = [];
  for (let position = 0; position < order.length && picks.length < wanted; position++) {
    const item = order[position]!;
    if (box?.taken[item] || !week.admits(item, excluded) || rated?.[item] === ratings.never) continue;
    const preferred = position < preference.preferred;
    const repeated = repeats.size > 0 && repeats.has(item);
    if (!preferred) later.push({ item, delay: repeated ? "beyond-and-repeated" : "beyond" });
    else if (rated?.[item] === lessWanted) later.push({ item, delay: "less" });
    else if (repeated) later.push({ item, delay: "repeated" });
    else if (isAlike(week.mains, item, picks, box)) later.push({ item, delay: "alike" });
    else picks.push({ item, quantity: 1, rank: preference.rank[item]!, reason: reasonOf(rated?.[item]) });
  }
  if (picks.length < wanted) relax(picks, later, wanted, preference.rank);
  return picks.length < wanted ? double(picks, wanted, week.policy.maxPortions[plan.type]) : picks;
}

/** True if the box already has a dish of the same protein and cut. */
function isAlike(mains: Int32Array, item: number, picks: readonly Pick[], box: Box | undefined): boolean {
  const main = mains[item]!;
  if (main === 0) return false;
  for (let i = 0; i < picks.length; i++) if (mains[picks[i]!.item] === main) return true;
  return box?.beside.some((pick) => mains[pick.item] === main) ?? false;
}

const UNRATED = 3;
const reasonOf = (rating: number | undefined): PickReason => (rating === ratings.definitely ? "wanted-again" : "preferred");

/** The customer's own ratings by index of item; undefined where none is of this week's items. */
function ratedItems(week: CompiledWeek, input: PickedFor): Int8Array | undefined {
  let rated: Int8Array | undefined;
  for (const sku in input.ratings) {
    const item = week.indexBySku.get(sku);
    if (item === undefined) continue;
    rated ??= new Int8Array(week.items.length).fill(UNRATED);
    rated[item] = input.ratings[sku]!;
  }
  return rated;
}

/** The order of a preference, with ties of rank broken by the customer's own ratings. Preferred items stay before the others. */
function orderBy({ order, preferred, rank }: Preference, rated: Int8Array): readonly number[] {
  const byRating = (a: number, b: number) => rank[a]! - rank[b]! || rated[b]! - rated[a]! || a - b;
  return [...order.slice(0, preferred).sort(byRating), ...order.slice(preferred).sort(byRating)];
}

const relaxed: readonly (readonly [Delay, PickReason])[] = [
  ["alike", "alike"],
  ["repeated", "repeated"],
  ["less", "less-wanted"],
  ["beyond", "beyond-preference"],
  ["beyond-and-repeated", "beyond-preference"],
];

/** Variety first, then repeats, then dishes of which less is wanted, then soft preferences; repeated items beyond the preferences come last. */
function relax(picks: Pick[], later: readonly Later[], wanted: number, rank: Int32Array): void {
  for (const [delay, reason] of relaxed) {
    for (const { item, delay: own } of later) {
      if (picks.length >= wanted) return;
      if (own === delay) picks.push({ item, quantity: 1, rank: rank[item]!, reason });
    }
  }
}

/** Adds second portions, best first, until the plan's number is reached or no item may be doubled any more. */
function double(picks: readonly Pick[], wanted: number, maxPortions: number): Pick[] {
  let missing = wanted - picks.length;
  return picks.map((pick) => {
    if (missing === 0 || pick.quantity >= maxPortions) return pick;
    missing--;
    return { ...pick, quantity: pick.quantity + 1, reason: "second-portion" };
  });
}
