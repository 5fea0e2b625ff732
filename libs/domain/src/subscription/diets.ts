import { type Diet, dietsOf, type Plan, type Tastes } from "./vocabulary.ts";

type PlanType = Plan["type"];

const isOffered = (type: PlanType, diet: Diet): boolean => (dietsOf[type] as readonly Diet[]).includes(diet);

/** The diets of a list that a plan type does not have. */
export const lostDiets = (type: PlanType, diets: readonly Diet[]): Diet[] => diets.filter((diet) => !isOffered(type, diet));

/** The closest diet of another plan type, so that a household without animal products is not sent meat. */
const closest: Partial<Record<Diet, Diet>> = { vegan: "vegetarian" };

/** The diets that a household keeps with a plan type: those that it has, and the closest one for one that it does not have. */
export function keptDiets(type: PlanType, diets: readonly Diet[]): Diet[] {
  const kept = diets.flatMap((diet) => (isOffered(type, diet) ? diet : (closest[diet] ?? [])));
  return [...new Set(kept)].filter((diet) => isOffered(type, diet));
}

/** A choice of plan and tastes with the diets that its plan type has. */
export const withKeptDiets = <Choice extends Tastes & { readonly plan: Plan }>(choice: Choice): Choice => ({
  ...choice,
  diets: keptDiets(choice.plan.type, choice.diets),
});
