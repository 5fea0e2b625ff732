import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import { allergens, leanings, strictDiets } from "@tablee/domain/subscription/vocabulary";
import { type PlanKey, picks, planOf } from "../../../shared/plan/plan-draft.ts";
import { keptOf } from "../kept.ts";

/** A name of something disliked, as the contract has it. */
const dislike = /^[a-z-]{2,30}$/;

/**
 * The plan and tastes kept in this tab; undefined if there are none, or if they cannot be chosen. The contract's schema checks
 * the same but would add 26 kB of zod to the first step.
 */
export function keptSelection(kept: Readonly<Record<string, unknown>> = keptOf("plans")): PlanSelection | undefined {
  const plan = planIn(kept.plan);
  const diets = listIn(kept.diets, (name) => [...leanings, ...strictDiets].find((diet) => diet === name));
  const never = listIn(kept.allergens, (name) => allergens.find((allergen) => allergen === name));
  const dislikes = listIn(kept.dislikes, (name) => (dislike.test(name) ? name : undefined));
  return plan && diets && never && dislikes && { plan, diets, allergens: never, dislikes };
}

function planIn(kept: unknown): PlanSelection["plan"] | undefined {
  const { type, persons, recipes, meals }: Partial<Record<string, unknown>> = Object(kept);
  if (type === "ready-to-eat") return planWith("eat", meals);
  if (type !== "ready-to-cook") return undefined;
  return persons === 2 || persons === 4 ? planWith(`cook${persons}`, recipes) : undefined;
}

function planWith(key: PlanKey, wanted: unknown): PlanSelection["plan"] | undefined {
  if (typeof wanted !== "number") return undefined;
  const plan = planOf(key, wanted);
  // A number that is not offered becomes the usual one.
  return picks(plan) === wanted ? plan : undefined;
}

function listIn<Name>(kept: unknown, known: (name: string) => Name | undefined): Name[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const names = kept.flatMap((each) => (typeof each === "string" ? (known(each) ?? []) : []));
  return names.length === kept.length ? names : undefined;
}
