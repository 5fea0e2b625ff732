import { picksOf } from "../subscription/picks.ts";
import type { Plan, Tastes } from "../subscription/vocabulary.ts";
import type { CompiledWeek } from "./compile.ts";
import { pickFor, portionsOf } from "./pick.ts";
import { takenBy } from "./pick-around.ts";

/** A week's dishes for a choice of plan and tastes. */
export interface Fitting {
  /** The dishes of the plan's type that are not sold out. */
  readonly of: number;
  /**
   * Those of them that the tastes admit: without exclusions, and of the diets that are never relaxed. Dishes with a surcharge count, also
   * where they come only if the customer picks them.
   */
  readonly fit: number;
  /** The dishes that a box would have: fewer than the plan's number where too few fit. */
  readonly picks: number;
}

/** Counts the dishes that fit a choice, by the rules that generation picks by. */
export function fittingDishes(week: CompiledWeek, plan: Plan, tastes: Tastes): Fitting {
  const taken = takenBy(week, [], week.input.unitsLeft);
  const excluded = week.excludedBy({ ...tastes, diets: [...tastes.diets, "premium"] });
  const dishes = week.items.flatMap(({ kind }, item) => (kind === plan.type && !taken[item] ? [item] : []));
  const picks = pickFor(week, { plan, tastes, recent: [], ratings: {} }, picksOf(plan), { taken, beside: [] });
  return { of: dishes.length, fit: dishes.filter((item) => week.admits(item, excluded)).length, picks: portionsOf(picks) };
}
