import type { ArtName } from "@tablee/ui/plates/art-names.gen";
import { allergensOf, dietsOf, dislikesOf, type Facts, nutritionOf, type StatedDiet } from "./derive.ts";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";
import { mainOf } from "./mains.ts";
import { optionsOf } from "./options.ts";
import type {
  Cloth,
  Difficulty,
  Product,
  ProductIngredient,
  ReadyToCookCategory,
  ReadyToEatCategory,
  TaxCategory,
  Vessel,
} from "./types.ts";
import { type Headline, headline, quantity, words } from "./words.ts";

/** Ingredient to quantity, as `quantity` in words.ts reads it. */
export type Needs = Partial<Record<IngredientId, string>>;

interface Dish {
  readonly en: Headline;
  readonly fr: Headline;
  readonly stated?: readonly StatedDiet[];
  readonly facts: Facts;
  readonly plate: readonly [vessel: Vessel, ...art: ArtName[]];
  readonly needs: Needs;
  /** English and French of each step. */
  readonly steps: readonly (readonly [en: string, fr: string])[];
}

interface Recipe extends Dish {
  readonly number: number;
  readonly minutes: number;
  readonly difficulty?: Difficulty;
  /** Added per serving; makes the recipe a premium one. */
  readonly premiumCents?: number;
}

export interface Meal extends Dish {
  readonly number: number;
  readonly tax?: TaxCategory;
}

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

export function sku(prefix: "RTC" | "RTE" | "MKT", number: number): string {
  return `${prefix}-${String(number).padStart(4, "0")}`;
}

function partsOf(dish: Dish, stated: readonly StatedDiet[] = dish.stated ?? []) {
  const ids = Object.keys(dish.needs) as IngredientId[];
  return {
    ...headline(dish.en, dish.fr),
    diets: dietsOf(ids, stated),
    allergens: allergensOf(ids),
    dislikes: dislikesOf(ids),
    ...mainOf(ids),
    ingredients: ids.map((id): ProductIngredient => ({ name: ingredients[id].name, quantity: quantity(dish.needs[id] ?? "") })),
    nutrition: nutritionOf(dish.facts),
    steps: dish.steps.map(([en, fr]) => words(en, fr)),
  };
}

/** Ready-to-cook recipes of one category; quantities are for two persons. */
export function recipes(category: ReadyToCookCategory, list: readonly Recipe[]): readonly Product[] {
  return list.map((recipe) => {
    const [vessel, ...art] = recipe.plate;
    const { premiumCents } = recipe;
    const stated: readonly StatedDiet[] = [...(recipe.stated ?? []), ...(premiumCents === undefined ? [] : (["premium"] as const))];
    const options = optionsOf(category, Object.keys(recipe.needs) as IngredientId[], stated);
    return {
      ...partsOf(recipe, stated),
      sku: sku("RTC", recipe.number),
      kind: "ready-to-cook",
      category,
      minutes: recipe.minutes,
      difficulty: recipe.difficulty ?? "easy",
      taxCategory: "basic-grocery",
      ...(premiumCents === undefined ? {} : { premiumCents }),
      ...(options.length === 0 ? {} : { options }),
      plate: { vessel, cloth: recipeCloths[category], art },
    };
  });
}

/** Ready-to-eat meals of one category; quantities are for one portion. */
export function meals(category: ReadyToEatCategory, list: readonly Meal[]): readonly Product[] {
  return list.map((meal) => {
    const [vessel, ...art] = meal.plate;
    return {
      ...partsOf(meal),
      sku: sku("RTE", meal.number),
      kind: "ready-to-eat",
      category,
      minutes: 2,
      difficulty: "easy",
      taxCategory: meal.tax ?? "prepared-meal",
      plate: { vessel, cloth: mealCloths[category], art },
    };
  });
}
