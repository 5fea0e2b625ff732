import { hash64 } from "@tablee/domain/kernel/hash";
import { z } from "zod";
import rows from "../../catalogue/pairings.json" with { type: "json" };
import type { Product } from "./types.ts";

/** Dishes that share pairings, and these pairings, all by their stock keeping units. */
const Table = z.strictObject({
  about: z.string().optional(),
  /** Recipes and meals. */
  dishes: z.array(z.string()),
  /** Three groups of market items, of which a dish gets one each: bread or a dip, something fresh, something to drink. */
  besides: z.array(z.array(z.string())).max(3),
});

export const tables = Object.values(z.record(z.string(), Table).parse(rows));

/** Expensive market items need a box worth the order minimum beside them. */
const EXPENSIVE_CENTS = 1_800;
const MINIMUM_BASKET_CENTS = 5_900;

/** The catalogue with the pairings of each dish, and with minimum baskets for expensive items. */
export function withPairings(catalogue: readonly Product[]): Product[] {
  const bySku = new Map(catalogue.map((product) => [product.sku, product]));
  return catalogue.map((product) => {
    if (product.kind === "market") return isExpensive(product) ? { ...product, minimumBasketCents: MINIMUM_BASKET_CENTS } : product;
    return { ...product, pairings: pairingsOf(product, bySku) };
  });
}

/** One item of each group of the dish's table that suits it; the dish's number decides which one, so it never changes. */
function pairingsOf(dish: Product, bySku: ReadonlyMap<string, Product>): string[] {
  const table = tables.find(({ dishes }) => dishes.includes(dish.sku));
  return (table?.besides ?? []).flatMap((group, i) => {
    const fitting = group.filter((sku) => suits(itemOf(sku, bySku), dish));
    return fitting.length === 0 ? [] : fitting[hash64(`pairing:${dish.sku}:${i}`)[0] % fitting.length]!;
  });
}

function itemOf(sku: string, bySku: ReadonlyMap<string, Product>): Product {
  const item = bySku.get(sku);
  if (item === undefined) throw new Error(`pairings.json names ${sku}, which is no product`);
  return item;
}

/** True if an item keeps to the dish's diet, adds no allergen to the dish's own, and is not on the plate already. */
function suits(item: Product, dish: Product): boolean {
  const keeps = (["vegan", "vegetarian"] as const).every((diet) => !dish.diets.includes(diet) || item.diets.includes(diet));
  return keeps && item.allergens.every((allergen) => dish.allergens.includes(allergen)) && !isNamedIn(dish, item);
}

/**
 * True if a dish's name or subtitle has a word of the item's noun: a dish 'with slaw and pickles' is paired with neither pickles nor
 * coleslaw.
 */
function isNamedIn(dish: Product, item: Product): boolean {
  const [name] = item.name.en.toLowerCase().split(",");
  const thing = name!.split(" ").at(-1)!;
  const said = `${dish.name.en} ${dish.subtitle.en}`.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
  return said.some((word) => thing.includes(word.replace(/s$/, "")));
}

const isExpensive = ({ kind, priceCents = 0 }: Product): boolean => kind === "market" && priceCents >= EXPENSIVE_CENTS;
