import { type Allergen, type Diet, strictDiets } from "../subscription/vocabulary.ts";
import type { ProductOption } from "./vocabulary.ts";

/** The priority allergens that a dish contains, in the order of their ids, and the diets that it suits. */
export interface Contents {
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
}

/** The part of an option that changes what is in the dish. */
export type Choice = Pick<ProductOption, "kind" | "allergens" | "takes" | "brings">;

/**
 * Returns what a dish contains and suits with the chosen options. A swap applies first, in any order of choice: a larger serving enlarges
 * the replacement. An option without facts on diets removes every diet that ingredients decide.
 */
export function contentsWith(dish: Contents, options: readonly Choice[]): Contents {
  const start = { allergens: dish.allergens, diets: dish.diets };
  const ordered = options.toSorted((one, other) => rank(one) - rank(other));
  return ordered.reduce<Contents>((held, option) => {
    const { takes, brings } = option.takes && option.brings ? option : inferredFacts(dish, option);
    return {
      allergens: changed(held.allergens, takes?.allergens, brings?.allergens).toSorted(),
      diets: changed(held.diets, takes?.diets, brings?.diets),
    };
  }, start);
}

/**
 * Returns the allergens that a household has excluded and that options would add to a dish: neither the dish as it is nor the options in
 * `held`, chosen already, contain them.
 */
export function excludedIn(
  dish: Contents,
  options: readonly Choice[],
  excluded: readonly string[],
  held: readonly Choice[] = [],
): readonly Allergen[] {
  const before = [...dish.allergens, ...contentsWith(dish, held).allergens];
  return contentsWith(dish, options).allergens.filter((allergen) => excluded.includes(allergen) && !before.includes(allergen));
}

const rank = ({ kind }: Choice): number => (kind === "protein-swap" ? 0 : 1);

/** Early options were published with all allergens of the resulting dish, and without diets. */
const inferredFacts = (dish: Contents, { allergens = [...dish.allergens] }: Choice): Pick<Choice, "takes" | "brings"> => ({
  takes: { allergens: dish.allergens.filter((allergen) => !allergens.includes(allergen)), diets: [...strictDiets] },
  brings: { allergens, diets: [] },
});

const changed = <T>(held: readonly T[], takes: readonly T[] = [], brings: readonly T[] = []): readonly T[] => [
  ...new Set([...brings.filter((each) => !held.includes(each)), ...held.filter((each) => !takes.includes(each)), ...brings]),
];
