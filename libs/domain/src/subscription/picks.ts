import { canonicalJson } from "../kernel/hash.ts";
import type { Plan } from "./vocabulary.ts";

/** The number of picks in an order of the plan: recipes, or meals. */
export const picksOf = (plan: Plan): number => (plan.type === "ready-to-cook" ? plan.recipes : plan.meals);

/** True if two plans are for the same dishes, people and number of picks. */
export const isSamePlan = (one: Plan, other: Plan): boolean => canonicalJson(one) === canonicalJson(other);
