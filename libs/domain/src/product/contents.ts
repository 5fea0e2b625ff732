import { type Allergen, type Diet, strictDiets } from "../subscription/vocabulary.ts";
import type { ProductOption } from "./vocabulary.ts";

/** The priority allergens that a dish contains, in the order of their ids, and the diets that it suits. */
export interface Contents {
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
}

/** An option as far as it changes what is in the dish. */
export type Choice = Pick<ProductOption, "kind" | "allergens" | "takes" | "brings">;

/**
 * What a dish contains and suits with what was chosen about it. A swap counts first, whatever the order: a larger serving enlarges
 * what stands in. An option that tells nothing of diets leaves none that ingredients decide.
 */
export function contentsWith(dish: Contents, options: readonly Choice[]): Contents {
  const start = { allergens: dish.allergens, diets: dish.diets };
  const ordered = options.toSorted((one, other) => rank(one) - rank(other));
  return ordered.reduce<Contents>((held, option) => {
    const { takes, brings } = option.takes && option.brings ? option : untold(dish, option);
    return {
      allergens: changed(held.allergens, takes?.allergens, brings?.allergens).toSorted(),
      diets: changed(held.diets, takes?.diets, brings?.diets),
    };
  }, start);
}

/**
 * Allergens that a household has excluded and that options would bring into a dish: neither the dish as it is nor what is `held`,
 * chosen already, contains them.
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

/** Options were published once with all allergens of the dish with them, and without diets. */
const untold = (dish: Contents, { allergens = [...dish.allergens] }: Choice): Pick<Choice, "takes" | "brings"> => ({
  takes: { allergens: dish.allergens.filter((allergen) => !allergens.includes(allergen)), diets: [...strictDiets] },
  brings: { allergens, diets: [] },
});

const changed = <T>(held: readonly T[], takes: readonly T[] = [], brings: readonly T[] = []): readonly T[] => [
  ...new Set([...brings.filter((each) => !held.includes(each)), ...held.filter((each) => !takes.includes(each)), ...brings]),
];
