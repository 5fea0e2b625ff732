import { type Cents, cents } from "@tablee/domain/kernel/money";
import type { IngredientId } from "./ingredients/ingredients.ts";
import type { Category } from "./types.ts";
import { words } from "./words.ts";

/** A replacement for the protein of a recipe. */
export interface StandIn {
  readonly id: string;
  readonly ingredient: IngredientId;
  readonly en: string;
  readonly fr: string;
  /** Below the dish's name: 'with tofu'. */
  readonly short: readonly [en: string, fr: string];
  /** The noun of a larger serving: 'more tofu'. */
  readonly more: readonly [en: string, fr: string];
  readonly centsPerServing: Cents;
  /** The price of that larger serving. */
  readonly largerCentsPerServing: Cents;
}

const tofu: StandIn = {
  id: "tofu",
  ingredient: "tofu",
  en: "Tofu",
  fr: "Tofu",
  short: ["with tofu", "au tofu"],
  more: ["tofu", "de tofu"],
  centsPerServing: cents(0),
  largerCentsPerServing: cents(249),
};
const chicken: StandIn = {
  id: "chicken",
  ingredient: "chicken-breasts",
  en: "Chicken breast",
  fr: "Poitrine de poulet",
  short: ["with chicken", "au poulet"],
  more: ["chicken", "de poulet"],
  centsPerServing: cents(0),
  largerCentsPerServing: cents(349),
};
const salmon: StandIn = {
  id: "salmon",
  ingredient: "salmon",
  en: "Salmon fillet",
  fr: "Filet de saumon",
  short: ["with salmon", "au saumon"],
  more: ["salmon", "de saumon"],
  centsPerServing: cents(449),
  largerCentsPerServing: cents(549),
};

export const standIns: Partial<Record<Category, readonly StandIn[]>> = {
  poultry: [tofu, salmon],
  beef: [tofu, chicken],
  pork: [chicken, tofu],
  "fish-seafood": [chicken, tofu],
  vegetarian: [chicken],
};

/** A larger serving of a recipe's own protein. */
export const largerServings: Partial<Record<Category, { readonly id: string; readonly centsPerServing: Cents }>> = {
  poultry: { id: "more-chicken", centsPerServing: cents(349) },
  beef: { id: "more-beef", centsPerServing: cents(449) },
  pork: { id: "more-pork", centsPerServing: cents(349) },
  "fish-seafood": { id: "more-fish", centsPerServing: cents(549) },
};

/** The toppings for a recipe. */
export const toppings = {
  vegetarian: {
    id: "halloumi",
    ingredient: "halloumi",
    name: words("Grilled halloumi on top", "Halloumi grillé en extra"),
    centsPerServing: cents(299),
  },
  vegan: {
    id: "more-tofu",
    ingredient: "tofu",
    name: words("Crisp tofu on top", "Tofu croustillant en extra"),
    centsPerServing: cents(249),
  },
  pasta: {
    id: "add-chicken",
    ingredient: "chicken-breasts",
    name: words("Grilled chicken on top", "Poulet grillé en extra"),
    centsPerServing: cents(349),
  },
} as const;

/** The protein of a recipe: its name, the phrase for its replacement, and the phrase for more of it. */
type Main = readonly [en: string, instead: string, more: string];

const poultry: Main = ["chicken", "du poulet", "de poulet"];
const beef: Main = ["beef", "du bœuf", "de bœuf"];
const pork: Main = ["pork", "du porc", "de porc"];

export const mains: Partial<Record<IngredientId, Main>> = {
  "chicken-breasts": poultry,
  "chicken-thighs": poultry,
  "chicken-drumsticks": poultry,
  "ground-chicken": poultry,
  "pulled-chicken": poultry,
  "ground-turkey": ["turkey", "du dindon", "de dindon"],
  "duck-breast": ["duck", "du canard", "de canard"],
  "ground-beef": beef,
  "beef-steak": beef,
  "flank-steak": beef,
  "beef-tenderloin": beef,
  "beef-strips": beef,
  "ground-bison": ["bison", "du bison", "de bison"],
  "ground-lamb": ["lamb", "de l'agneau", "d'agneau"],
  "pork-chops": pork,
  "pork-tenderloin": pork,
  "ground-pork": pork,
  "pulled-pork": pork,
  "pork-belly": pork,
  "italian-sausage": ["sausage", "des saucisses", "de saucisses"],
  bacon: ["bacon", "du bacon", "de bacon"],
  salmon: ["salmon", "du saumon", "de saumon"],
  trout: ["trout", "de la truite", "de truite"],
  cod: ["cod", "de la morue", "de morue"],
  haddock: ["haddock", "de l'aiglefin", "d'aiglefin"],
  halibut: ["halibut", "du flétan", "de flétan"],
  "arctic-char": ["Arctic char", "de l'omble", "d'omble"],
  walleye: ["walleye", "du doré", "de doré"],
  tuna: ["tuna", "du thon", "de thon"],
  shrimp: ["shrimp", "des crevettes", "de crevettes"],
  mussels: ["mussels", "des moules", "de moules"],
  scallops: ["scallops", "des pétoncles", "de pétoncles"],
  halloumi: ["halloumi", "du halloumi", "de halloumi"],
  paneer: ["paneer", "du paneer", "de paneer"],
};
