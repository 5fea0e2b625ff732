import { hash64 } from "@tablee/domain/kernel/hash";
import { itemsOf } from "@tablee/domain/menu/decider";
import type { MenuItem, Ranking } from "@tablee/domain/menu/vocabulary";
import { rankedCategories } from "@tablee/domain/menu/vocabulary";
import { catalogue } from "./catalogue/catalogue.ts";
import type { Product } from "./catalogue/types.ts";
import { Random } from "./random.ts";

const recipes = catalogue.filter((product) => product.kind === "ready-to-cook");
const meals = catalogue.filter((product) => product.kind === "ready-to-eat");
const market = catalogue.filter((product) => product.kind === "market");

const vegetarian = recipes.filter((recipe) => recipe.diets.includes("vegetarian"));
const premium = recipes.filter((recipe) => recipe.diets.includes("premium") && !recipe.diets.includes("vegetarian"));
const family = recipes.filter(
  (recipe) => recipe.diets.includes("family-friendly") && !vegetarian.includes(recipe) && !premium.includes(recipe),
);
const others = recipes.filter((recipe) => !vegetarian.includes(recipe) && !premium.includes(recipe) && !family.includes(recipe));

/** `count` products of a list from where the week before stopped: nothing comes back before everything has had its turn. */
const turn = (list: readonly Product[], week: number, count: number): Product[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, i) => list[(week * count + i) % list.length]!);

/** The menu of a week: 19 recipes that meet the family plan's figures, 18 meals, and all but a few of the market's items. */
export function menuOfWeek(region: string, weekNumber: number, customers: number): { items: MenuItem[]; ranking: Ranking } {
  const random = new Random(hash64(`${region}:${weekNumber}`)[0]);
  const chosen = [
    ...turn(vegetarian, weekNumber, 6),
    ...turn(premium, weekNumber, 2),
    ...turn(family, weekNumber, 5),
    ...turn(others, weekNumber, 6),
  ];
  const goods = market.filter((_, index) => (index + weekNumber * 5) % market.length >= 12);
  const products = [...chosen, ...turn(meals, weekNumber, 18), ...goods];
  // The best-ranked dishes are wanted by more people than there are units: somebody has to get something else.
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

const toItem = (product: Product, count: number): MenuItem => ({
  sku: product.sku,
  kind: product.kind,
  diets: [...product.diets],
  allergens: [...product.allergens],
  dislikes: [...product.dislikes],
  taxCategory: product.taxCategory,
  ...(product.priceCents === undefined ? {} : { priceCents: product.priceCents }),
  ...(product.premiumCents === undefined ? {} : { premiumCents: product.premiumCents }),
  units: count,
});
