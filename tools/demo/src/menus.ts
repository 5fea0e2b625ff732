import { hash64 } from "@tablee/domain/kernel/hash";
import { cents } from "@tablee/domain/kernel/money";
import { itemsOf } from "@tablee/domain/menu/decider";
import type { ItemToPublish, Ranking } from "@tablee/domain/menu/vocabulary";
import { rankedCategories } from "@tablee/domain/menu/vocabulary";
import type { ProductKind } from "@tablee/domain/product/vocabulary";
import type { Diet } from "@tablee/domain/subscription/vocabulary";
import { catalogue } from "./catalogue/catalogue.ts";
import type { Category, Product } from "./catalogue/types.ts";
import { Random } from "./random.ts";

const market = catalogue.filter((product) => product.kind === "market");

/** A share of a week's menu: each takes its turn among the products that no share before it wanted. */
interface Share {
  readonly count: number;
  readonly wants: (product: Product) => boolean;
}

const diet = (name: Diet, count: number): Share => ({ count, wants: ({ diets }) => diets.includes(name) });
const category = (name: Category, count: number): Share => ({ count, wants: (product) => product.category === name });

/** Strict diets first, so that each has a choice every week; then some of every kind. */
const recipeShares: readonly Share[] = [
  diet("vegan", 4),
  diet("keto", 4),
  diet("premium", 1),
  category("poultry", 2),
  category("beef", 2),
  category("pork", 2),
  category("fish-seafood", 2),
  category("vegetarian", 2),
  category("pasta", 2),
];

const mealShares: readonly Share[] = [
  diet("vegan", 5),
  diet("keto", 5),
  category("bowls", 2),
  category("classics", 2),
  category("curries", 2),
  category("soups", 1),
  category("breakfast", 1),
];

function seats(kind: ProductKind, shares: readonly Share[]): readonly (readonly [list: readonly Product[], count: number])[] {
  let rest = catalogue.filter((product) => product.kind === kind);
  return shares.map(({ count, wants }) => {
    const taken = rest.filter(wants);
    rest = rest.filter((product) => !wants(product));
    return [taken, count];
  });
}

const recipeSeats = seats("ready-to-cook", recipeShares);
const mealSeats = seats("ready-to-eat", mealShares);

/** `count` products of a list from where the previous week stopped: no product repeats before all have had their turn. */
const turn = (list: readonly Product[], week: number, count: number): Product[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, i) => list[(week * count + i) % list.length]!);

/** Takes one of each list, then a second of each, so that neighbours differ. */
function dealt(lists: readonly (readonly Product[])[]): Product[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}

/** The menu of a week: 21 recipes that meet the family plan's figures, 18 meals, and all but a few of the market's items. */
export function menuOfWeek(region: string, weekNumber: number, customers: number): { items: ItemToPublish[]; ranking: Ranking } {
  const random = new Random(hash64(`${region}:${weekNumber}`)[0]);
  const chosen = dealt(recipeSeats.map(([list, count]) => turn(list, weekNumber, count)));
  const goods = market.filter((_, index) => (index + weekNumber * 5) % market.length >= 12);
  const products = [...chosen, ...dealt(mealSeats.map(([list, count]) => turn(list, weekNumber, count))), ...goods];
  // More people want the best-ranked dishes than there are units, so that some get a different dish.
  const scarce = new Set(
    random
      .shuffled(chosen)
      .slice(0, 3)
      .map((product) => product.sku),
  );
  const items = products.map((product) => toItem(product, units(product, scarce.has(product.sku), customers)));
  const ranking = Object.fromEntries(rankedCategories.map((category) => [category, random.shuffled(itemsOf(category, items))]));
  return { items, ranking };
}

const units = (product: Product, scarce: boolean, customers: number): number => {
  const share = product.kind === "market" ? 0.5 : scarce ? 0.045 : 0.6;
  return Math.max(product.kind === "market" ? 24 : scarce ? 8 : 60, Math.ceil(customers * share));
};

const toItem = (product: Product, count: number): ItemToPublish => ({
  sku: product.sku,
  kind: product.kind,
  diets: [...product.diets],
  allergens: [...product.allergens],
  dislikes: [...product.dislikes],
  ...(product.main === undefined ? {} : { main: { ...product.main } }),
  taxFacts: product.taxFacts,
  ...(product.priceCents === undefined ? {} : { priceCents: cents(product.priceCents) }),
  ...(product.premiumCents === undefined ? {} : { premiumCents: cents(product.premiumCents) }),
  ...(product.options === undefined ? {} : { options: product.options.map(({ name: _, phrase: __, larger: ___, ...option }) => option) }),
  ...(product.pairings === undefined ? {} : { pairings: [...product.pairings] }),
  ...(product.minimumBasketCents === undefined ? {} : { minimumBasketCents: cents(product.minimumBasketCents) }),
  units: count,
});
