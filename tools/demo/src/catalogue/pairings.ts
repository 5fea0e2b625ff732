import { hash64 } from "@tablee/domain/kernel/hash";
import type { MarketCategory, Product } from "./types.ts";

/** What people like beside a dish: bread, something to drink, something sweet. */
const besides: readonly MarketCategory[] = ["bakery", "drinks", "desserts"];

/** Dear market items are sold with a box worth the order minimum beside them. */
const DEAR_CENTS = 1_800;
const MINIMUM_BASKET_CENTS = 5_900;

/** The catalogue with what goes with each dish, and with baskets of their own for dear items. */
export function withPairings(catalogue: readonly Product[]): Product[] {
  const market = besides.map((category) => catalogue.filter((product) => product.category === category && !isDear(product)));
  return catalogue.map((product) => {
    if (product.kind === "market") return isDear(product) ? { ...product, minimumBasketCents: MINIMUM_BASKET_CENTS } : product;
    const pairings = market.map((list) => list[hash64(`pairing:${product.sku}:${list[0]?.category}`)[0] % list.length]!.sku);
    return { ...product, pairings };
  });
}

const isDear = ({ kind, priceCents = 0 }: Product): boolean => kind === "market" && priceCents >= DEAR_CENTS;
