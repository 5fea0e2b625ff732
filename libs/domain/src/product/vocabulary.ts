import { z } from "zod";
import { WholeCents } from "../kernel/schemas.ts";
import { Allergen, Diet } from "../subscription/vocabulary.ts";

export const productKinds = ["ready-to-cook", "ready-to-eat", "market"] as const;
export const ProductKind = z.enum(productKinds);
export type ProductKind = z.infer<typeof ProductKind>;

export const taxCategories = [
  "basic-grocery",
  "prepared-meal",
  "snack",
  "carbonated-drink",
  "sweet-drink",
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
  /** Market items: the price of one unit. Recipes and meals are priced by the plan. */
  priceCents: WholeCents.nonnegative().optional(),
  unit: Words.optional(),
  /** A surcharge per serving. */
  premiumCents: WholeCents.nonnegative().optional(),
  plate: PlateSpec,
});
export type ProductCard = z.infer<typeof ProductCard>;
