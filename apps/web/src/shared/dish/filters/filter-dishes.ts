import type { DishCard } from "@tablee/contracts/schemas";
import { isFound } from "@tablee/domain/kernel/text/search";
import { avoidedFor, labelled } from "@tablee/domain/subscription/allergens";
import type { Allergen, Diet } from "@tablee/domain/subscription/vocabulary";

/** The filters of a shelf, each of which narrows it. */
export interface DishFilter {
  /** A category that bears a diet's name means all that suits the diet: vegan dishes are vegetarian. */
  readonly category?: string | undefined;
  /** Every one of these has to hold. */
  readonly diets: readonly Diet[];
  /** Ready in at most this many minutes; dishes that need no cooking pass. */
  readonly minutes?: number | undefined;
  /** Holds none of these. */
  readonly without: readonly Allergen[];
  /** Searched in names and subtitles, in either language. */
  readonly text?: string | undefined;
}

/** The choices of minutes. */
export const readyIn = [15, 20, 30] as const;

/** All filters turned off. */
export const noFilter: DishFilter = { diets: [], without: [] };

/** Counts the filters of the panel that are on: minutes, diets and allergens. */
export const filtersOn = ({ minutes, diets, without }: DishFilter): number =>
  diets.length + without.length + (minutes === undefined ? 0 : 1);

/** The list with a value that it lacked, or without the one that it had. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

/** The dishes that pass a filter, in their original order. */
export function filterDishes<Item>(
  items: readonly Item[],
  dishOf: (item: Item) => DishCard,
  { category, diets = [], minutes, without = [], text = "" }: Partial<DishFilter>,
): Item[] {
  const avoided = avoidedFor(without);
  return items.filter((item) => {
    const dish = dishOf(item);
    if (category !== undefined && dish.category !== category && !dish.diets.some((diet) => diet === category)) return false;
    if (!diets.every((diet) => dish.diets.includes(diet))) return false;
    if (minutes !== undefined && dish.minutes > minutes) return false;
    if (avoided.some((allergen) => dish.allergens.includes(allergen))) return false;
    return text === "" || isFound([dish.name.en, dish.name.fr, dish.subtitle.en, dish.subtitle.fr].join(" "), text);
  });
}

/** Categories and diets that occur, in the order of their first dish. */
export const categoriesOf = (dishes: readonly DishCard[]): string[] => [...new Set(dishes.map((dish) => dish.category))];
const dietsOf = (dishes: readonly DishCard[]): Diet[] => [...new Set(dishes.flatMap((dish) => dish.diets))];
/** The allergens that occur, a family before its members. */
export const allergensOf = (dishes: readonly DishCard[]): Allergen[] =>
  labelled(dishes.flatMap((dish) => dish.allergens)).flatMap(({ allergen, members }) => [allergen, ...members]);

/** The diets to filter by beside a row of categories: those that are not categories themselves, and those already chosen. */
export const dietsBeside = (dishes: readonly DishCard[], categories: readonly string[], on: readonly Diet[]): Diet[] =>
  dietsOf(dishes).filter((diet) => on.includes(diet) || !categories.includes(diet));
