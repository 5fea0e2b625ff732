import { type Dated, policyOn } from "../kernel/policy.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { TaxFacts } from "./tax-facts.ts";
import type { TaxCategory } from "./vocabulary.ts";

/** The sizes below which a portion counts as a single serving, and other figures of the law on basic groceries. */
interface GroceryPolicy extends Dated {
  readonly singleServingBelow: Readonly<Record<"cake" | "drink" | "ice-cream" | "pudding", number>>;
  /** The number of single servings from which a package of sweet baked goods is a basic grocery. */
  readonly cakesFrom: number;
  /** The share of juice from which a beverage of fruit is a basic grocery. */
  readonly juicePercentFrom: number;
}

/**
 * Excise Tax Act, Schedule VI, Part III, section 1; the sizes: CRA, GST/HST Memorandum 4.3, Basic Groceries. The Act respecting the
 * Québec sales tax, section 177, has the same list.
 */
export const groceryPolicies: readonly GroceryPolicy[] = [
  {
    version: "groceries-1",
    from: "2024-01-01",
    singleServingBelow: { cake: 230, drink: 600, "ice-cream": 500, pudding: 425 },
    cakesFrom: 6,
    juicePercentFrom: 25,
  },
];

/** The rule that puts goods into a category; paragraphs without a title are of section 1 of Part III of Schedule VI to the Act. */
const sources: Readonly<Record<TaxCategory, string>> = {
  "basic-grocery": "Excise Tax Act, Schedule VI, Part III, s. 1: food for human consumption",
  "prepared-meal": "DECISIONS, Tax: ready-to-eat meals, provisionally as s. 1",
  "carbonated-drink": "1(c): carbonated beverages, sweetened",
  "sparkling-water": "1(c): carbonated beverages, unsweetened",
  "sweet-drink": "1(d): beverages of fruit with less than 25 % of juice",
  candy: "1(e): candies, confectionery, and what is coated with it",
  snack: "1(f) to (i): chips and similar snacks, salted nuts, granola, mixtures; 1(l): snacks of fruit",
  "frozen-dessert": "1(j), (k): ice lollies, and ice cream in single servings of less than 500 ml",
  "sweet-baked-goods": "1(m): sweet baked goods in packages of fewer than six single servings of less than 230 g",
  "single-drink": "1(n): beverages in single servings of less than 600 ml",
  pudding: "1(n): puddings in single servings of less than 425 g",
  "hot-food": "1(o): food or beverages heated for consumption",
  salad: "1(o.1): salads not canned or vacuum-sealed",
  sandwich: "1(o.2): sandwiches and similar products, other than frozen",
  platter: "1(o.3): platters and other arrangements of prepared food",
  "non-food": "Excise Tax Act, s. 165: goods that are not food",
};

/** The category of a product by its facts and the rule's source, under the policy in force on a date. */
export function taxCategoryBy(facts: TaxFacts, date: PlainDate): { readonly category: TaxCategory; readonly source: string } {
  const category = categoryOf(facts, policyOn(groceryPolicies, date));
  return { category, source: sources[category] };
}

export const taxCategoryOf = (facts: TaxFacts, date: PlainDate): TaxCategory => taxCategoryBy(facts, date).category;

function categoryOf(facts: TaxFacts, policy: GroceryPolicy): TaxCategory {
  if ("hot" in facts && facts.hot) return "hot-food";
  switch (facts.is) {
    case "food":
      return "basic-grocery";
    case "meal":
      return "prepared-meal";
    case "salad":
      return facts.sealed ? "basic-grocery" : "salad";
    case "sandwich":
      return facts.frozen ? "basic-grocery" : "sandwich";
    case "nuts":
      return facts.coated ? "candy" : facts.salted ? "snack" : "basic-grocery";
    case "salty-snack":
    case "popcorn":
    case "granola":
    case "snack-mix":
    case "fruit-snack":
      return facts.cereal ? "basic-grocery" : facts.coated ? "candy" : "snack";
    case "bread":
      return facts.sweetFilling ? cakeCategory(facts, policy) : "basic-grocery";
    case "cake":
      return cakeCategory(facts, policy);
    case "ice-cream":
      return facts.each < policy.singleServingBelow["ice-cream"] ? "frozen-dessert" : "basic-grocery";
    case "ice-lolly":
      return "frozen-dessert";
    case "pudding":
      return isSingleServing(facts, policy.singleServingBelow.pudding) ? "pudding" : "basic-grocery";
    case "drink":
      return drinkCategory(facts, policy);
    case "platter":
    case "candy":
    case "non-food":
      return facts.is;
  }
}

type Kind<Is extends TaxFacts["is"]> = Extract<TaxFacts, { is: Is }>;

function cakeCategory({ items, each }: Kind<"bread" | "cake">, policy: GroceryPolicy): TaxCategory {
  return each < policy.singleServingBelow.cake && items < policy.cakesFrom ? "sweet-baked-goods" : "basic-grocery";
}

function drinkCategory(drink: Kind<"drink">, policy: GroceryPolicy): TaxCategory {
  const { of, carbonated, sweetened, juicePercent } = drink;
  if (carbonated) return sweetened ? "carbonated-drink" : "sparkling-water";
  if (of === "milk") return "basic-grocery";
  if (of === "fruit" && juicePercent < policy.juicePercentFrom) return "sweet-drink";
  return isSingleServing(drink, policy.singleServingBelow.drink) ? "single-drink" : "basic-grocery";
}

/** Returns whether each portion is a single serving, and the producer packed no multiple of them. */
const isSingleServing = ({ items, each, packedBy }: Kind<"pudding" | "drink">, below: number): boolean =>
  each < below && (items === 1 || packedBy === "seller");
