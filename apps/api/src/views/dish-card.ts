import type { DishCard } from "@tablee/contracts/schemas";
import type { ProductRow } from "@tablee/projections/products/read-model";

/** A product as lists show it. */
export function dishCard(row: ProductRow): DishCard {
  const {
    kind,
    category,
    name,
    subtitle,
    diets,
    allergens,
    minutes,
    nutrition,
    priceCents,
    unit,
    premiumCents,
    options,
    pairings,
    minimumBasketCents,
    plate,
  } = row.card;
  return {
    sku: row.key,
    kind,
    category,
    name,
    subtitle,
    diets,
    allergens,
    minutes,
    calories: nutrition.calories,
    ...(priceCents === undefined ? {} : { priceCents }),
    ...(unit === undefined ? {} : { unit }),
    ...(premiumCents === undefined ? {} : { premiumCents }),
    ...(options === undefined ? {} : { options }),
    ...(pairings === undefined ? {} : { pairings }),
    ...(minimumBasketCents === undefined ? {} : { minimumBasketCents }),
    plate,
  };
}

/** What stands on an order although the catalogue no longer knows it: better a bare number than a missing line. */
export const unknownDish = (sku: string, kind: DishCard["kind"]): DishCard => ({
  sku,
  kind,
  category: "pantry",
  name: { en: sku, fr: sku },
  subtitle: { en: sku, fr: sku },
  diets: [],
  allergens: [],
  minutes: 0,
  calories: 0,
  plate: { vessel: "plate", cloth: "oat", art: ["fork-and-knife-with-plate"] },
});
