import { allergensOf, dietsOf, dislikesOf, nutritionOf } from "./derive.ts";
import { ingredients } from "./ingredients/ingredients.ts";
import type { Item } from "./schema.ts";
import { factsOfItem } from "./tax-facts.ts";
import type { Cloth, MarketCategory, Product } from "./types.ts";
import { headline, words } from "./words.ts";

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

export function itemOf(item: Item): Product {
  const [vessel, ...art] = item.plate;
  const { sku, category } = item;
  return {
    ...headline(item),
    sku,
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
    taxFacts: factsOfItem(item),
    priceCents: item.price,
    unit: words(...item.unit),
    plate: { vessel, cloth: cloths[category], art },
  };
}
