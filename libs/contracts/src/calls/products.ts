import { DateText, Sku, WholeCents } from "@tablee/domain/kernel/schemas";
import { Words } from "@tablee/domain/product/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { DishCard } from "../schemas.ts";

const base = "/api/v1/products";

const ProductDetail = z
  .strictObject({
    dish: DishCard,
    description: Words,
    difficulty: z.enum(["easy", "moderate", "complex"]),
    serves: z.array(z.int()),
    /** Amounts for two servings of a recipe, or one of a meal; empty where a label gives none. */
    ingredients: z.array(z.strictObject({ name: Words, quantity: z.strictObject({ en: z.string(), fr: z.string() }) })),
    nutrition: z.strictObject({ calories: z.number(), fatG: z.number(), proteinG: z.number(), carbohydratesG: z.number() }),
    steps: z.array(Words),
    pairings: z.array(DishCard),
    /** The price of one unit, or of one serving in the smallest plan. */
    fromCents: WholeCents,
  })
  .meta({ id: "ProductDetail" });

export const modalData = defineCall("GET", `${base}/modal_data`, {
  who: "visitor",
  summary: "Everything about a product, and the weeks that have it in the visitor's region.",
  input: z.strictObject({ sku: Sku }),
  output: z.strictObject({ product: ProductDetail, onMenus: z.array(DateText), withdrawn: z.boolean() }),
  refusals: ["product-not-found"],
  reads: ["products", "menus", "accounts"],
  beside: ["region"],
});

export const recipalHtml = defineCall("GET", `${base}/recipal_html`, {
  who: "visitor",
  summary: "A product's nutrition label as markup of our own: no scripts, nothing from outside.",
  input: z.strictObject({ sku: Sku }),
  output: z.strictObject({ html: z.string() }),
  refusals: ["product-not-found"],
  reads: ["products"],
});
