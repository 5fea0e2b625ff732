import { lessWanted, ratings } from "../review/vocabulary.ts";
import { avoidedFor } from "../subscription/allergens.ts";
import { strictDiets } from "../subscription/vocabulary.ts";
import type { CompiledWeek } from "./compile.ts";
import type { SubscriptionInput } from "./inputs.ts";
import { type Pick, pickFor, portionsOf } from "./pick.ts";
import type { PickReason, RejectionReason } from "./vocabulary.ts";

/** A candidate that was ranked and not picked, and the first rule that rejected it. */
interface Rejection {
  readonly sku: string;
  readonly rank: number;
  readonly because: RejectionReason;
  /** The allergen, dislike or diet concerned. */
  readonly what?: string;
}

export interface Explanation {
  readonly picks: readonly { readonly sku: string; readonly quantity: number; readonly rank: number; readonly reason: PickReason }[];
  readonly rejected: readonly Rejection[];
}

/** The items of an order; items that generation never picks (market items) are ignored. */
export type Made = readonly { readonly sku: string; readonly quantity: number }[];

/**
 * Recomputes the reasons of a result from its inputs; none of them is stored. Stock is not needed: a better candidate that was passed over
 * for a replacement was out of stock.
 */
export function explain(week: CompiledWeek, input: SubscriptionInput, made: Made): Explanation {
  const preference = week.preference(input.plan.type, input.tastes);
  const repeats = week.repeats(input.plan.type, input.recent);
  const free = new Map(pickFor(week, input).map((pick) => [pick.item, pick]));
  const lines = made.flatMap(({ sku, quantity }) => {
    const item = week.indexBySku.get(sku);
    return item === undefined ? [] : [{ item, sku, quantity }];
  });
  const picked = new Set(lines.map(({ item }) => item));
  const mains = new Set(lines.map(({ item }) => week.mains[item]!).filter((main) => main !== 0));
  const soldOut = soldOutFor(week, input, [...free.values()], picked);
  const picks = lines.map(({ item, sku, quantity }) => {
    const reason = free.get(item)?.reason ?? ("replacement" as const);
    return { sku, quantity, rank: preference.rank[item]! + 1, reason };
  });
  const rejected = preference.order.flatMap((item, position): Rejection[] => {
    if (picked.has(item)) return [];
    const left = (): Rule => {
      if (soldOut.has(item)) return { because: "sold-out" };
      if (input.ratings[week.items[item]!.sku] === lessWanted) return { because: "less-wanted" };
      return softRule(repeats.has(item), position < preference.preferred, mains.has(week.mains[item]!));
    };
    return [{ sku: week.items[item]!.sku, rank: preference.rank[item]! + 1, ...(exclusion(week, item, input) ?? left()) }];
  });
  return { picks, rejected };
}

/** The items that were out of stock: free picks that the order lacks, and candidates that ranked before the replacement. */
function soldOutFor(week: CompiledWeek, input: SubscriptionInput, free: readonly Pick[], picked: ReadonlySet<number>): ReadonlySet<number> {
  const lost = free.filter(({ item }) => !picked.has(item));
  const soldOut = new Set(lost.map(({ item }) => item));
  if (lost.length === 0) return soldOut;
  const taken = new Uint8Array(week.items.length);
  for (const { item } of free) taken[item] = 1;
  const beside = free.filter(({ item }) => picked.has(item));
  for (;;) {
    const passedOver = pickFor(week, input, portionsOf(lost), { taken, beside }).filter(({ item }) => !picked.has(item));
    if (passedOver.length === 0) return soldOut;
    for (const { item } of passedOver) {
      soldOut.add(item);
      taken[item] = 1;
    }
  }
}

function exclusion(week: CompiledWeek, index: number, input: SubscriptionInput): Rule | undefined {
  const item = week.items[index]!;
  const avoided = avoidedFor(input.tastes.allergens);
  const allergen = item.allergens.find((name) => avoided.includes(name));
  if (allergen) return { because: "allergen", what: allergen };
  const dislike = item.dislikes.find((name) => input.tastes.dislikes.includes(name));
  if (dislike) return { because: "dislike", what: dislike };
  const diet = strictDiets.find((name) => input.tastes.diets.includes(name) && !item.diets.includes(name));
  if (diet) return { because: "diet", what: diet };
  if (item.premiumCents && !input.tastes.diets.includes("premium")) return { because: "premium-not-asked-for" };
  if (input.ratings[item.sku] === ratings.never) return { because: "never-again" };
  return undefined;
}

type Rule = { readonly because: Rejection["because"]; readonly what?: string };

const softRule = (repeated: boolean, preferred: boolean, alike: boolean): Rule => {
  if (repeated) return { because: "sent-lately" };
  if (!preferred) return { because: "beyond-preference" };
  return { because: alike ? "alike" : "ranked-lower" };
};
