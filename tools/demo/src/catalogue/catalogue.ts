import { rowsOf } from "../catalogue-files.ts";
import { itemOf } from "./item.ts";
import { withPairings } from "./pairings.ts";
import { mealOf, recipeOf } from "./recipe.ts";
import type { Item, Meal, Recipe } from "./schema.ts";
import type { Product } from "./types.ts";

/** The files of tools/demo/catalogue, in the order of the catalogue. */
const recipes = [
  "chicken-classics",
  "chicken-travels",
  "turkey-duck",
  "beef-at-home",
  "beef-abroad",
  "pork-roasts-pans",
  "pork-bowls-buns",
  "fish-pans",
  "fish-occasions",
  "fish-shellfish",
  "vegetarian-ovens",
  "vegetarian-pans",
  "vegetarian-occasions",
  "vegan-suppers",
  "vegan-gardens",
  "vegan-tables",
  "keto-suppers",
  "pasta-vegetable",
  "pasta-meat-fish",
];
const meals = ["bowls", "classics", "curries", "soups", "breakfast"];
const items = [
  "produce",
  "dairy-eggs",
  "bakery",
  "pantry-staples",
  "pantry-jars",
  "snacks",
  "drinks",
  "meat-fish",
  "desserts",
  "household",
];

/** Everything that may be on a week's menu. */
export const catalogue: readonly Product[] = withPairings([
  ...recipes.flatMap((name) => rowsOf<Recipe>(`ready-to-cook/${name}`).map(recipeOf)),
  ...meals.flatMap((name) => rowsOf<Meal>(`ready-to-eat/${name}`).map(mealOf)),
  ...items.flatMap((name) => rowsOf<Item>(`market/${name}`).map(itemOf)),
]);
