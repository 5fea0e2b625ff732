import type { TaxFacts } from "@tablee/domain/product/tax-facts";
import type { Main, ProductKind, ProductOption } from "@tablee/domain/product/vocabulary";
import type { Allergen, Diet } from "@tablee/domain/subscription/vocabulary";
import type { ArtName } from "@tablee/ui/plates/art-names.gen";

export interface Words {
  readonly en: string;
  readonly fr: string;
}

export const readyToCookCategories = ["poultry", "beef", "pork", "fish-seafood", "vegetarian", "vegan", "pasta"] as const;
export type ReadyToCookCategory = (typeof readyToCookCategories)[number];

export const readyToEatCategories = ["bowls", "classics", "curries", "soups", "breakfast"] as const;
export type ReadyToEatCategory = (typeof readyToEatCategories)[number];

export const marketCategories = [
  "produce",
  "dairy-eggs",
  "bakery",
  "pantry",
  "snacks",
  "drinks",
  "meat-fish",
  "desserts",
  "household",
] as const;
export type MarketCategory = (typeof marketCategories)[number];

export type Category = ReadyToCookCategory | ReadyToEatCategory | MarketCategory;

export const difficulties = ["easy", "moderate", "complex"] as const;
export type Difficulty = (typeof difficulties)[number];

export const vessels = ["plate", "bowl", "board", "box", "jar", "glass"] as const;
export type Vessel = (typeof vessels)[number];

export type Cloth = "saffron" | "tomato" | "spruce" | "sage" | "oat" | "plum" | "sky";

/** The parts of a dish's drawing. */
export interface Plate {
  readonly vessel: Vessel;
  readonly cloth: Cloth;
  /** Two to five pieces of art, the leading ingredient first. */
  readonly art: readonly ArtName[];
}

/** Grams and kilocalories per serving. */
export interface Nutrition {
  readonly calories: number;
  readonly fatG: number;
  readonly proteinG: number;
  readonly carbohydratesG: number;
}

export interface ProductIngredient {
  readonly name: Words;
  /** For two persons (ready-to-cook) or one portion (ready-to-eat); empty in market items, whose ingredients are a label's. */
  readonly quantity: Words;
}

export interface Product {
  /** 'RTC-0001', 'RTE-0001', 'MKT-0001' */
  readonly sku: string;
  readonly kind: ProductKind;
  readonly name: Words;
  readonly subtitle: Words;
  readonly description: Words;
  readonly category: Category;
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  /** Tags of ingredients that customers exclude for good. */
  readonly dislikes: readonly string[];
  /** Recipes and meals: the main ingredient, if there is one. */
  readonly main?: Main;
  readonly ingredients: readonly ProductIngredient[];
  readonly nutrition: Nutrition;
  /** Minutes to the table; 0 for market items. */
  readonly minutes: number;
  readonly difficulty: Difficulty;
  readonly steps: readonly Words[];
  readonly taxFacts: TaxFacts;
  /** Market items: cents per unit, before tax. */
  readonly priceCents?: number;
  /** Market items: the content of one unit. */
  readonly unit?: Words;
  /** Premium recipes: cents added per serving. */
  readonly premiumCents?: number;
  readonly options?: readonly ProductOption[];
  /** Market items that go with it. */
  readonly pairings?: readonly string[];
  /** It is sold only with other food worth as much. */
  readonly minimumBasketCents?: number;
  readonly plate: Plate;
}
