import type { DishCard } from "@tablee/contracts/schemas";
import type { Allergen, Diet } from "@tablee/domain/subscription/vocabulary";

interface DishFilter {
  /** A category that bears a diet's name means all that suits the diet: vegan dishes are vegetarian. */
  readonly category?: string;
  /** Every one of these has to hold. */
  readonly diets?: readonly Diet[];
  /** Ready in no more minutes than this; what needs no cooking passes. */
  readonly minutes?: number;
  /** Holds none of these. */
  readonly without?: readonly Allergen[];
  /** Looked for in names and subtitles, in either language; accents and case do not matter. */
  readonly text?: string;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The dishes that a filter leaves, in the order they came. */
export function filterDishes<Item>(
  items: readonly Item[],
  dishOf: (item: Item) => DishCard,
  { category, diets = [], minutes, without = [], text = "" }: DishFilter,
): Item[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const dish = dishOf(item);
    if (category !== undefined && dish.category !== category && !dish.diets.some((diet) => diet === category)) return false;
    if (!diets.every((diet) => dish.diets.includes(diet))) return false;
    if (minutes !== undefined && dish.minutes > minutes) return false;
    if (without.some((allergen) => dish.allergens.includes(allergen))) return false;
    if (words.length === 0) return true;
    const said = plain([dish.name.en, dish.name.fr, dish.subtitle.en, dish.subtitle.fr].join(" "));
    return words.every((word) => said.includes(word));
  });
}

/** Categories, diets and allergens that occur, in the order of their first dish. */
export const categoriesOf = (dishes: readonly DishCard[]): string[] => [...new Set(dishes.map((dish) => dish.category))];
const dietsOf = (dishes: readonly DishCard[]): Diet[] => [...new Set(dishes.flatMap((dish) => dish.diets))];
export const allergensOf = (dishes: readonly DishCard[]): Allergen[] => [...new Set(dishes.flatMap((dish) => dish.allergens))];

/** The diets that can be asked for beside a row of categories: those that it does not name already, and those that are on. */
export const dietsBeside = (dishes: readonly DishCard[], categories: readonly string[], on: readonly Diet[]): Diet[] =>
  dietsOf(dishes).filter((diet) => on.includes(diet) || !categories.includes(diet));
