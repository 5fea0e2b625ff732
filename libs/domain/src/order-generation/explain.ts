import { strictDiets } from "../subscription/vocabulary.ts";
import type { CompiledWeek } from "./compile.ts";
import type { SubscriptionInput } from "./inputs.ts";
import type { Pick, PickReason } from "./pick.ts";

/** A candidate that was ranked and not picked, and the first rule that spoke against it. */
export interface Rejection {
  readonly sku: string;
  readonly rank: number;
  readonly because: "allergen" | "dislike" | "diet" | "premium-not-asked-for" | "sent-lately" | "beyond-preference" | "ranked-lower";
  /** Which allergen, dislike or diet. */
  readonly what?: string;
}

export interface Explanation {
  readonly picks: readonly { readonly sku: string; readonly quantity: number; readonly rank: number; readonly reason: PickReason }[];
  readonly rejected: readonly Rejection[];
}

/** The reasons of a result, recomputed from what it was made from: nothing of this is stored. */
export function explain(week: CompiledWeek, input: SubscriptionInput, picks: readonly Pick[]): Explanation {
  const preference = week.preference(input.plan.type, input.tastes);
  const picked = new Set(picks.map((pick) => pick.item));
  const repeats = week.repeats(input.plan.type, input.recent);
  const rejected = preference.order.flatMap((item, position): Rejection[] => {
    if (picked.has(item)) return [];
    const rule = exclusion(week, item, input) ?? softRule(repeats.has(item), position < preference.preferred);
    return [{ sku: week.items[item]!.sku, rank: preference.rank[item]! + 1, ...rule }];
  });
  return {
    picks: picks.map((pick) => ({ sku: week.items[pick.item]!.sku, quantity: pick.quantity, rank: pick.rank + 1, reason: pick.reason })),
    rejected,
  };
}

function exclusion(week: CompiledWeek, index: number, input: SubscriptionInput): Rule | undefined {
  const item = week.items[index]!;
  const allergen = item.allergens.find((name) => input.tastes.allergens.includes(name));
  if (allergen) return { because: "allergen", what: allergen };
  const dislike = item.dislikes.find((name) => input.tastes.dislikes.includes(name));
  if (dislike) return { because: "dislike", what: dislike };
  const diet = strictDiets.find((name) => input.tastes.diets.includes(name) && !item.diets.includes(name));
  if (diet) return { because: "diet", what: diet };
  if (item.premiumCents && !input.tastes.diets.includes("premium")) return { because: "premium-not-asked-for" };
  return undefined;
}

type Rule = { readonly because: Rejection["because"]; readonly what?: string };

const softRule = (repeated: boolean, preferred: boolean): Rule => {
  if (repeated) return { because: "sent-lately" };
  return { because: preferred ? "ranked-lower" : "beyond-preference" };
};
