import type { ArtName } from "@tablee/ui/plates/art-names.gen";
import { allergensOf, dietsOf, dislikesOf, type Facts, nutritionOf, type StatedDiet } from "./derive.ts";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";
import { sku } from "./recipe.ts";
import type { Cloth, MarketCategory, Product, TaxCategory, Vessel } from "./types.ts";
import { type Headline, headline, words } from "./words.ts";

export interface Item {
  readonly number: number;
  readonly en: Headline;
  readonly fr: Headline;
  /** What one unit is, in English and French. */
  readonly unit: readonly [en: string, fr: string];
  /** Cents per unit. */
  readonly price: number;
  readonly facts: Facts;
  readonly plate: readonly [vessel: Vessel, ...art: ArtName[]];
  /** The label's ingredients; empty for what is not eaten. */
  readonly of: readonly IngredientId[];
  readonly tax?: TaxCategory;
  readonly stated?: readonly StatedDiet[];
}

const cloths: Record<MarketCategory, Cloth> = {
  produce: "sage",
  "dairy-eggs": "sky",
  bakery: "oat",
  pantry: "saffron",
  snacks: "tomato",
  drinks: "spruce",
  "meat-fish": "plum",
  desserts: "tomato",
  household: "oat",
};

/** Market items of one category; `usualTax` is what the category's items are taxed as unless one says otherwise. */
export function items(category: MarketCategory, usualTax: TaxCategory, list: readonly Item[]): readonly Product[] {
  return list.map((item) => {
    const [vessel, ...art] = item.plate;
    return {
      ...headline(item.en, item.fr),
      sku: sku("MKT", item.number),
      kind: "market",
      category,
      diets: item.of.length === 0 ? [] : dietsOf(item.of, item.stated ?? []),
      allergens: allergensOf(item.of),
      dislikes: dislikesOf(item.of),
      ingredients: item.of.map((id) => ({ name: ingredients[id].name, quantity: words("", "") })),
      nutrition: nutritionOf(item.facts),
      minutes: 0,
      difficulty: "easy",
      steps: [],
      taxCategory: item.tax ?? usualTax,
      priceCents: item.price,
      unit: words(...item.unit),
      plate: { vessel, cloth: cloths[category], art },
    };
  });
}
