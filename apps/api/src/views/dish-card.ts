import type { DishCard } from "@tablee/contracts/schemas";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { ProductOption } from "@tablee/domain/product/vocabulary";
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
    taxCategory,
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
    taxCategory,
    plate,
  };
}

/** A product as a week sells it: prices, options and tax come from the published menu, whether or not the catalogue has changed since. */
export function dishOnMenu(row: ProductRow, item: MenuItem): DishCard {
  const { priceCents, premiumCents, minimumBasketCents, pairings, options, ...dish } = dishCard(row);
  const sold = (options ?? []).flatMap((option) => {
    const onMenu = item.options?.find(({ id }) => id === option.id);
    if (!onMenu) return [];
    const { largerCentsPerServing: _, ...words } = option;
    const { centsPerServing, largerCentsPerServing } = onMenu;
    return [{ ...words, centsPerServing, ...(largerCentsPerServing === undefined ? {} : { largerCentsPerServing }) }];
  });
  return {
    ...dish,
    taxCategory: item.taxCategory,
    ...(item.priceCents === undefined ? {} : { priceCents: item.priceCents }),
    ...(item.premiumCents === undefined ? {} : { premiumCents: item.premiumCents }),
    ...(sold.length === 0 ? {} : { options: sold }),
    ...(item.pairings === undefined ? {} : { pairings: item.pairings }),
    ...(item.minimumBasketCents === undefined ? {} : { minimumBasketCents: item.minimumBasketCents }),
  };
}

/** An item on an order that left the catalogue: a bare number is better than a missing line. */
export const unknownDish = (sku: string, kind: DishCard["kind"]): DishCard => ({
  sku,
  kind,
  category: "unlisted",
  name: { en: sku, fr: sku },
  subtitle: { en: sku, fr: sku },
  diets: [],
  allergens: [],
  minutes: 0,
  calories: 0,
  taxCategory: "basic-grocery",
  plate: { vessel: "plate", cloth: "oat", art: ["fork-and-knife-with-plate"] },
});

/** An option that neither the catalogue nor its menu has: its effect is not known, and its bare id shows that it was chosen. */
export const unknownOption = (option: NonNullable<OrderLine["options"]>[number]): ProductOption => ({
  ...option,
  name: { en: option.id, fr: option.id },
});
