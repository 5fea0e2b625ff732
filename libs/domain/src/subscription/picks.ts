import type { Plan } from "./vocabulary.ts";

/** How many picks an order of the plan holds: recipes, or meals. */
export const picksOf = (plan: Plan): number => (plan.type === "ready-to-cook" ? plan.recipes : plan.meals);
