import { hash64 } from "@tablee/domain/kernel/hash";
import type { ProductOption } from "@tablee/domain/product/vocabulary";
import type { Allergen, Category, MarketCategory, Product, Words } from "./types.ts";
import { words } from "./words.ts";

interface Protein {
  readonly id: string;
  readonly name: Words;
  readonly centsPerServing: number;
  readonly brings?: readonly Allergen[];
  readonly leaves?: readonly Allergen[];
}

const tofu: Protein = { id: "tofu", name: words("Tofu instead", "Tofu à la place"), centsPerServing: 0, brings: ["soy"] };
const chicken: Protein = { id: "chicken", name: words("Chicken breast instead", "Poitrine de poulet à la place"), centsPerServing: 0 };
const seafood: readonly Allergen[] = ["fish", "crustaceans", "molluscs"];
const salmon: Protein = {
  id: "salmon",
  name: words("Salmon fillet instead", "Filet de saumon à la place"),
  centsPerServing: 449,
  brings: ["fish"],
};

/** What can stand in for the protein of a recipe, and what a larger serving of it costs. */
const proteins: Partial<Record<Category, { readonly swaps: readonly Protein[]; readonly larger: Protein }>> = {
  poultry: {
    swaps: [tofu, salmon],
    larger: { id: "more-chicken", name: words("50% more chicken", "50 % plus de volaille"), centsPerServing: 349 },
  },
  beef: {
    swaps: [tofu, chicken],
    larger: { id: "more-beef", name: words("50% more beef", "50 % plus de bœuf"), centsPerServing: 449 },
  },
  pork: {
    swaps: [chicken, tofu],
    larger: { id: "more-pork", name: words("50% more pork", "50 % plus de porc"), centsPerServing: 349 },
  },
  "fish-seafood": {
    swaps: [{ ...chicken, leaves: seafood }],
    larger: { id: "more-fish", name: words("50% more fish", "50 % plus de poisson"), centsPerServing: 549 },
  },
  vegetarian: {
    swaps: [chicken],
    larger: { id: "halloumi", name: words("Grilled halloumi on top", "Halloumi grillé en prime"), centsPerServing: 299, brings: ["milk"] },
  },
  vegan: {
    swaps: [],
    larger: { id: "more-tofu", name: words("Crisp tofu on top", "Tofu croustillant en prime"), centsPerServing: 249, brings: ["soy"] },
  },
  pasta: {
    swaps: [],
    larger: { id: "add-chicken", name: words("Grilled chicken on top", "Poulet grillé en prime"), centsPerServing: 349 },
  },
};

/** What people like beside a dish: bread, something to drink, something sweet. */
const besides: readonly MarketCategory[] = ["bakery", "drinks", "desserts"];

/** Dear market items are sold with a box worth the order minimum beside them. */
const DEAR_CENTS = 1_800;
const MINIMUM_BASKET_CENTS = 5_900;

/** The catalogue with what can be chosen about each product: other proteins, accompaniments, baskets of their own. */
export function withChoices(catalogue: readonly Product[]): Product[] {
  const market = besides.map((category) => catalogue.filter((product) => product.category === category && !isDear(product)));
  return catalogue.map((product) => {
    if (product.kind === "market") return isDear(product) ? { ...product, minimumBasketCents: MINIMUM_BASKET_CENTS } : product;
    const pairings = market.map((list) => list[hash64(`pairing:${product.sku}:${list[0]?.category}`)[0] % list.length]!.sku);
    return { ...product, pairings, ...(product.kind === "ready-to-cook" ? { options: optionsOf(product) } : {}) };
  });
}

const isDear = ({ kind, priceCents = 0 }: Product): boolean => kind === "market" && priceCents >= DEAR_CENTS;

function optionsOf(product: Product): ProductOption[] {
  const { swaps = [], larger } = proteins[product.category] ?? {};
  const option = (kind: ProductOption["kind"], { id, name, centsPerServing, brings = [], leaves = [] }: Protein): ProductOption => {
    const allergens = [...new Set([...product.allergens.filter((allergen) => !leaves.includes(allergen)), ...brings])];
    return { id, kind, name: { ...name }, centsPerServing, allergens };
  };
  return [...swaps.map((protein) => option("protein-swap", protein)), ...(larger ? [option("larger-protein", larger)] : [])];
}
