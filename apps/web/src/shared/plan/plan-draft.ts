import type { OutputOf } from "@tablee/contracts/call";
import type { subscriptionPlans } from "@tablee/contracts/calls/signup";
import { planSegment } from "@tablee/contracts/page-paths";
import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import type { Plan } from "@tablee/domain/subscription/vocabulary";

export type Plans = OutputOf<typeof subscriptionPlans>;
export const planKeys = ["cook2", "cook4", "eat"] as const;
export type PlanKey = (typeof planKeys)[number];

/** The usual size of each plan, preselected until the visitor changes it. */
const usual = { cook2: 3, cook4: 3, eat: 8 } as const satisfies Record<PlanKey, number>;

export const keyOf = (plan: Plan): PlanKey => (plan.type === "ready-to-eat" ? "eat" : plan.persons === 4 ? "cook4" : "cook2");

export const picks = (plan: Plan): number => (plan.type === "ready-to-eat" ? plan.meals : plan.recipes);

const persons = { cook2: 2, cook4: 4 } as const;
const recipes = [2, 3, 4, 5, 6] as const;
const meals = [6, 8, 10, 12, 14] as const;

const offered = <Count extends number>(counts: readonly Count[], wanted: number): Count | undefined =>
  counts.find((count) => count === wanted);

/** The plan of a kind with a number of picks; the usual number if that one is not offered. */
export const planOf = (key: PlanKey, wanted: number = usual[key]): Plan =>
  key === "eat"
    ? { type: "ready-to-eat", meals: offered(meals, wanted) ?? usual.eat }
    : { type: "ready-to-cook", persons: persons[key], recipes: offered(recipes, wanted) ?? usual[key] };

export const optionsOf = (plans: Plans, key: PlanKey) =>
  key === "eat" ? plans.readyToEat : (plans.readyToCook.find((plan) => plan.persons === (key === "cook4" ? 4 : 2))?.options ?? []);

/** True if plans of this kind are offered: otherwise there is nothing to choose from. */
export const isOffered = (plans: Plans, key: PlanKey): boolean => optionsOf(plans, key).length > 0;

/**
 * The plan in a URL: '/signup/plans/rtc_4' (persons), '/signup/plans/rte_8' (meals), or a query with plan, people, recipes or
 * meals. Undefined if it has none.
 */
export function planInAddress(segment: string | undefined, search: Record<string, unknown>): Plan | undefined {
  const [, type, figure] = planSegment.exec(segment ?? "") ?? [];
  const kind = type ?? (typeof search.plan === "string" ? search.plan : undefined);
  if (kind === undefined) return undefined;
  if (kind !== "rtc") return planOf("eat", Number(figure ?? search.meals ?? usual.eat));
  const people = Number(figure ?? search.people ?? 2);
  return planOf(people === 4 ? "cook4" : "cook2", Number(search.recipes ?? usual.cook2));
}

export const emptySelection: PlanSelection = { plan: planOf("cook2"), diets: [], allergens: [], dislikes: [] };
