import { z } from "zod";
import { Sku, WholeCents, WholeNumber } from "../kernel/schemas.ts";
import type { TaxFacts } from "../product/tax-facts.ts";
import { Main, ProductKind, ProductOption, TaxCategory } from "../product/vocabulary.ts";
import { Allergen, Diet } from "../subscription/vocabulary.ts";

const MenuOption = ProductOption.omit({ name: true, phrase: true, larger: true });

/** The facts of an item that generation and pricing need, as published with the menu; a correction of the product replaces its contents. */
export const MenuItem = z.strictObject({
  sku: Sku,
  kind: ProductKind,
  diets: z.array(Diet),
  allergens: z.array(Allergen),
  dislikes: z.array(z.string()),
  main: Main.optional(),
  taxCategory: TaxCategory,
  priceCents: WholeCents.nonnegative().optional(),
  premiumCents: WholeCents.nonnegative().optional(),
  options: z.array(MenuOption).optional(),
  pairings: z.array(Sku).optional(),
  minimumBasketCents: WholeCents.positive().optional(),
  /** Units that can be sold in the week and region. */
  units: WholeNumber.nonnegative(),
});
export type MenuItem = z.infer<typeof MenuItem>;

/** The part of an item that follows from what it is made of: a menu takes it over when the product is corrected. */
export const ItemContents = MenuItem.pick({ allergens: true, diets: true, dislikes: true }).extend({
  /** Options by their ids; their prices are not part of it. */
  options: z.array(MenuOption.pick({ id: true, takes: true, brings: true, allergens: true })).optional(),
});
export type ItemContents = z.infer<typeof ItemContents>;

/** An item to publish: with the facts for its taxes, from which the decider derives the category. */
export type ItemToPublish = Omit<MenuItem, "taxCategory"> & { readonly taxFacts: TaxFacts };

/** The categories that are ranked every week. */
export const rankedCategories = ["family-friendly", "vegetarian", "vegan", "meat-and-fish", "premium", "keto", "high-protein"] as const;
export const RankedCategory = z.enum(rankedCategories);
export type RankedCategory = z.infer<typeof RankedCategory>;

/** Per category, the items of that category, best first. */
export const Ranking = z.partialRecord(RankedCategory, z.array(Sku));
export type Ranking = z.infer<typeof Ranking>;
