import { artNames } from "@tablee/ui/plates/art-names.gen";
import { z } from "zod";
import { ways } from "./heating.ts";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";
import { StatedFacts } from "./tax-facts.ts";
import { difficulties, marketCategories, readyToCookCategories, readyToEatCategories, vessels } from "./types.ts";

const Text = z.string().min(1);
/** English and French, with plain spaces and straight apostrophes: `words` typesets them. */
const Both = z.tuple([Text, Text]).readonly();
const Ingredient = z.enum(Object.keys(ingredients) as IngredientId[], { error: ({ input }) => `no ingredient has the id ${input}` });

const row = {
  name: Both,
  subtitle: Both,
  description: Both,
  /** Diets that do not follow from the ingredients. */
  stated: z
    .array(z.enum(["keto", "family-friendly", "high-protein"]))
    .readonly()
    .optional(),
  /** Fat, protein and carbohydrates in grams per serving. */
  facts: z.tuple([z.number(), z.number(), z.number()]).readonly(),
  /** The vessel, then two to five drawings, the leading ingredient first. */
  plate: z.tuple([z.enum(vessels)], z.enum(artNames)).readonly(),
};
const dish = {
  ...row,
  /** Ingredients with quantities as `quantity` reads them: "2 tbsp", "300 g", "½". */
  needs: z.partialRecord(Ingredient, Text).readonly(),
};

/** A recipe to cook; quantities are for two persons. */
export const Recipe = z.strictObject({
  ...dish,
  sku: z.string().regex(/^RTC-\d{4}$/),
  category: z.enum(readyToCookCategories),
  minutes: z.int().positive(),
  difficulty: z.enum(difficulties).optional(),
  /** Added per serving; makes the recipe a premium one. */
  premiumCents: z.int().positive().optional(),
  steps: z.array(Both).readonly(),
});
export type Recipe = z.infer<typeof Recipe>;

/** A meal to heat; quantities are for one portion. */
export const Meal = z
  .strictObject({
    ...dish,
    sku: z.string().regex(/^RTE-\d{4}$/),
    category: z.enum(readyToEatCategories),
    tax: StatedFacts.pick({ is: true }).optional(),
    /** The usual steps by name, with minutes where they need some. */
    heating: z
      .tuple([z.enum(ways), z.int().positive().optional()])
      .readonly()
      .optional(),
    steps: z.array(Both).readonly().optional(),
  })
  .refine(({ heating, steps }) => (heating === undefined) !== (steps === undefined), "either heating or steps");
export type Meal = z.infer<typeof Meal>;

/** An item of the market. */
export const Item = z.strictObject({
  ...row,
  sku: z.string().regex(/^MKT-\d{4}$/),
  category: z.enum(marketCategories),
  /** Cents per unit. */
  price: z.int().positive(),
  /** The content of one unit. */
  unit: Both,
  tax: StatedFacts.optional(),
  /** The label's ingredients; empty for products that are not eaten. */
  of: z.array(Ingredient).readonly(),
});
export type Item = z.infer<typeof Item>;
