import type { Instant, Week } from "../kernel/time.ts";
import { keptDiets, lostDiets } from "./diets.ts";
import type { SubscriptionEvent } from "./events.ts";
import { type FromWeek, inWeek } from "./terms.ts";
import type { Plan, Tastes } from "./vocabulary.ts";

interface PlanAndTastes {
  readonly plans: FromWeek<Plan>;
  readonly tastes: FromWeek<Tastes>;
}

interface NewPlan {
  readonly plan: Plan;
  readonly fromWeek: Week;
  readonly at: Instant;
}

/** The change of tastes that a new plan brings: another plan type keeps only the diets that it has. */
export function tastesKept({ plans, tastes }: PlanAndTastes, { plan, fromWeek, at }: NewPlan): readonly SubscriptionEvent[] {
  const held = tastes.at(-1)!.value;
  const isOtherType = plan.type !== inWeek(plans, fromWeek).type;
  if (!isOtherType || lostDiets(plan.type, held.diets).length === 0) return [];
  const kept = { ...held, diets: keptDiets(plan.type, held.diets) };
  return [{ type: "TastesChanged", data: { tastes: kept, fromWeek, changedAt: at } }];
}

/** A diet that the plan does not have can be kept from an earlier choice, but not chosen. */
export function hasNewUnofferedDiet({ plans, tastes }: PlanAndTastes, { diets }: Tastes): boolean {
  const held = tastes.at(-1)!.value.diets;
  return lostDiets(plans.at(-1)!.value.type, diets).some((diet) => !held.includes(diet));
}
