import { z } from "zod";
import { Sku, WholeCents } from "../kernel/schemas.ts";
import { Allergen, Diet } from "../subscription/vocabulary.ts";
import { TaxFacts } from "./tax-facts.ts";

export const productKinds = ["ready-to-cook", "ready-to-eat", "market"] as const;
export const ProductKind = z.enum(productKinds);
export type ProductKind = z.infer<typeof ProductKind>;

/** The kinds of goods that the law on taxes distinguishes, derived from a product's facts (`tax-category.ts`). */
export const taxCategories = [
  "basic-grocery",
  "prepared-meal",
  "snack",
  "candy",
  "sweet-baked-goods",
  "frozen-dessert",
  "pudding",
  "carbonated-drink",
  "sparkling-water",
  "sweet-drink",
  "single-drink",
  "hot-food",
  "salad",
  "sandwich",
  "platter",
  "non-food",
] as const;
export const TaxCategory = z.enum(taxCategories);
export type TaxCategory = z.infer<typeof TaxCategory>;

export const Words = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
export type Words = z.infer<typeof Words>;

export const PlateSpec = z.strictObject({
  vessel: z.enum(["plate", "bowl", "board", "box", "jar", "glass"]),
  cloth: z.enum(["saffron", "tomato", "spruce", "sage", "oat", "plum", "sky"]),
  art: z.array(z.string()).min(1).max(5),
});
export type PlateSpec = z.infer<typeof PlateSpec>;

/** The kinds of options of a recipe: a different protein, or more of it. At most one of each kind is chosen. */
const optionKinds = ["protein-swap", "larger-protein"] as const;
export const OptionKind = z.enum(optionKinds);
export type OptionKind = z.infer<typeof OptionKind>;
export const OptionId = z.string().regex(/^[a-z0-9-]{2,40}$/);

const OptionFacts = z.strictObject({ allergens: z.array(Allergen), diets: z.array(Diet) }).meta({ id: "OptionFacts" });

/** A customization as customers read about it; its price is a surcharge per serving. */
export const ProductOption = z.strictObject({
  id: OptionId,
  kind: OptionKind,
  name: Words,
  /** The phrase below the dish's name, where the option's own name would not fit: "with tofu". */
  phrase: Words.optional(),
  /** Swaps: the name of a larger serving chosen with the swap, since it is then one of the replacement. */
  larger: Words.optional(),
  centsPerServing: WholeCents.nonnegative(),
  /** Swaps: the price of a larger serving chosen with the swap. A larger serving has its own price beside a swap without one. */
  largerCentsPerServing: WholeCents.nonnegative().optional(),
  /** The allergens it removes from the dish, and the diets the dish no longer suits. */
  takes: OptionFacts.optional(),
  /** The allergens it adds to the dish, even if already there, and the diets the dish suits from then on. */
  brings: OptionFacts.optional(),
  /** Only on options without the two above: the allergens of the recipe with it, if they differ from those without. */
  allergens: z.array(Allergen).optional(),
});
export type ProductOption = z.infer<typeof ProductOption>;

const MainWord = z.string().regex(/^[a-z-]{2,30}$/);

/** The main ingredient of a dish: 'pork', 'chop'. Two dishes that agree in both are alike. */
export const Main = z.strictObject({ protein: MainWord, cut: MainWord });
export type Main = z.infer<typeof Main>;

/** The servings that a recipe's amounts are for; a larger plan cooks a multiple of them. */
export const RECIPE_SERVINGS = 2;

/** A recipe, a meal or a market item as customers read about it. */
export const ProductCard = z.strictObject({
  kind: ProductKind,
  name: Words,
  subtitle: Words,
  description: Words,
  category: z.string().regex(/^[a-z-]{2,30}$/),
  diets: z.array(Diet),
  allergens: z.array(Allergen),
  dislikes: z.array(z.string()),
  /** Recipes and meals with one main ingredient. */
  main: Main.optional(),
  /** Amounts for `RECIPE_SERVINGS` of a recipe, or one serving of a meal; empty where a label gives none. */
  ingredients: z.array(z.strictObject({ name: Words, quantity: z.strictObject({ en: z.string(), fr: z.string() }) })),
  nutrition: z.strictObject({
    calories: z.number().nonnegative(),
    fatG: z.number().nonnegative(),
    proteinG: z.number().nonnegative(),
    carbohydratesG: z.number().nonnegative(),
  }),
  minutes: z.int().nonnegative(),
  difficulty: z.enum(["easy", "moderate", "complex"]),
  steps: z.array(Words),
  taxCategory: TaxCategory,
  /** The facts that the category was derived from; cards of earlier listings lack them. */
  taxFacts: TaxFacts.optional(),
  /** Market items: the price of one unit. Recipes and meals are priced by the plan. */
  priceCents: WholeCents.nonnegative().optional(),
  unit: Words.optional(),
  /** A surcharge per serving. */
  premiumCents: WholeCents.nonnegative().optional(),
  options: z.array(ProductOption).max(6).optional(),
  /** Market items that go with it. */
  pairings: z.array(Sku).max(4).optional(),
  /** It is sold only beside other food of at least this value. */
  minimumBasketCents: WholeCents.positive().optional(),
  plate: PlateSpec,
});
export type ProductCard = z.infer<typeof ProductCard>;

/** A card as it is listed: with the facts for its taxes, from which the decider derives the category. */
export const CardToList = ProductCard.omit({ taxCategory: true }).required({ taxFacts: true });
export type CardToList = z.infer<typeof CardToList>;
