import type { Main } from "@tablee/domain/product/vocabulary";
import type { Allergen, Diet } from "@tablee/domain/subscription/vocabulary";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";

/** Diets that do not follow from the ingredients. */
export type StatedDiet = "keto" | "family-friendly" | "premium" | "high-protein";

function union<T>(ids: readonly IngredientId[], read: (id: IngredientId) => readonly T[]): readonly T[] {
  return [...new Set(ids.flatMap(read))];
}

export function allergensOf(ids: readonly IngredientId[]): readonly Allergen[] {
  return [...union(ids, (id) => ingredients[id].allergens)].sort();
}

export function dislikesOf(ids: readonly IngredientId[]): readonly string[] {
  return union(ids, (id) => ingredients[id].dislikes);
}

/** Vegan, vegetarian, neither because of rennet, or meat and fish by the ingredients (vegan implies vegetarian), then the stated diets. */
export function dietsOf(ids: readonly IngredientId[], stated: readonly StatedDiet[]): readonly Diet[] {
  const sources = new Set(ids.map((id) => ingredients[id].source));
  if (sources.has("meat") || sources.has("fish")) return ["meat-and-fish", ...stated];
  if (sources.has("rennet")) return stated;
  return sources.has("animal") ? ["vegetarian", ...stated] : ["vegetarian", "vegan", ...stated];
}

/** The number of leading ingredients that can be a dish's main one: beans in fourth place are a side. */
const LEADING = 2;

/**
 * Finds the main ingredient of a dish, from its ingredients, the leading ones first: meat or fish in any place, else one of the
 * leading ones.
 */
export function mainOf(ids: readonly IngredientId[]): { readonly main?: Main } {
  const all = ids.map((id) => ingredients[id]);
  const leading =
    all.find(({ main, source }) => main && ["meat", "fish"].includes(source)) ?? all.slice(0, LEADING).find(({ main }) => main);
  return leading?.main ? { main: leading.main } : {};
}

/** Fat, protein, carbohydrates in grams per serving. */
type Facts = readonly [fat: number, protein: number, carbohydrates: number];

/** Calories by the 9-4-4 rule, rounded to tens as recipe cards do, or to fives below 100. */
export function nutritionOf([fatG, proteinG, carbohydratesG]: Facts) {
  const calories = 9 * fatG + 4 * proteinG + 4 * carbohydratesG;
  const step = calories < 100 ? 5 : 10;
  return { calories: Math.round(calories / step) * step, fatG, proteinG, carbohydratesG };
}
