import { allergensOf, dietsOf, dislikesOf, mainOf, nutritionOf, type StatedDiet } from "./derive.ts";
import { heatingSteps } from "./heating.ts";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";
import { optionsOf } from "./options.ts";
import type { Meal, Recipe } from "./schema.ts";
import { factsOfMeal } from "./tax-facts.ts";
import type { Cloth, Product, ProductIngredient, ReadyToCookCategory, ReadyToEatCategory } from "./types.ts";
import { headline, quantity, words } from "./words.ts";

const recipeCloths: Record<ReadyToCookCategory, Cloth> = {
  poultry: "saffron",
  beef: "tomato",
  pork: "plum",
  "fish-seafood": "sky",
  vegetarian: "sage",
  vegan: "spruce",
  pasta: "oat",
};

const mealCloths: Record<ReadyToEatCategory, Cloth> = {
  bowls: "sage",
  classics: "tomato",
  curries: "saffron",
  soups: "plum",
  breakfast: "oat",
};

const idsOf = ({ needs }: Recipe | Meal) => Object.keys(needs) as IngredientId[];

function partsOf(dish: Recipe | Meal, steps: Recipe["steps"], stated: readonly StatedDiet[]) {
  const ids = idsOf(dish);
  return {
    ...headline(dish),
    diets: dietsOf(ids, stated),
    allergens: allergensOf(ids),
    dislikes: dislikesOf(ids),
    ...mainOf(ids),
    ingredients: ids.map((id): ProductIngredient => ({ name: ingredients[id].name, quantity: quantity(dish.needs[id] ?? "") })),
    nutrition: nutritionOf(dish.facts),
    steps: steps.map(([en, fr]) => words(en, fr)),
  };
}

export function recipeOf(recipe: Recipe): Product {
  const [vessel, ...art] = recipe.plate;
  const { sku, category, premiumCents } = recipe;
  const stated: readonly StatedDiet[] = [...(recipe.stated ?? []), ...(premiumCents === undefined ? [] : (["premium"] as const))];
  const options = optionsOf(category, idsOf(recipe), stated);
  return {
    ...partsOf(recipe, recipe.steps, stated),
    sku,
    kind: "ready-to-cook",
    category,
    minutes: recipe.minutes,
    difficulty: recipe.difficulty ?? "easy",
    taxFacts: { is: "food" },
    ...(premiumCents === undefined ? {} : { premiumCents }),
    ...(options.length === 0 ? {} : { options }),
    plate: { vessel, cloth: recipeCloths[category], art },
  };
}

export function mealOf(meal: Meal): Product {
  const [vessel, ...art] = meal.plate;
  const { sku, category } = meal;
  const [way, minutes = 0] = meal.heating ?? [];
  return {
    ...partsOf(meal, way ? heatingSteps(way, minutes) : (meal.steps ?? []), meal.stated ?? []),
    sku,
    kind: "ready-to-eat",
    category,
    minutes: 2,
    difficulty: "easy",
    taxFacts: factsOfMeal(meal),
    plate: { vessel, cloth: mealCloths[category], art },
  };
}
