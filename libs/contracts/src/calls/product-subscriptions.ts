import { DateText, Sku } from "@tablee/domain/kernel/schemas";
import { Allergen } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { DishCard, ItemUnits, Nothing } from "../schemas.ts";

const base = "/api/v1/product_subscriptions";

const ProductSubscription = z
  .strictObject({
    item: DishCard,
    quantity: z.int(),
    date: DateText,
    name: z.string(),
    /** The allergens of the item that were excluded since it was chosen: while there are any, it comes with no new box. */
    excluded: z.array(Allergen),
  })
  .meta({ id: "ProductSubscription" });
const all = z.strictObject({ subscriptions: z.array(ProductSubscription) }).meta({ id: "ProductSubscriptions" });
const refusals = ["subscription-not-found", "subscription-closed", "product-not-found"] as const;

export const activeProductSubscriptions = defineCall("GET", `${base}/active_subscriptions`, {
  who: "client",
  summary: "Market items that come with every box: what, how many, since when.",
  input: Nothing,
  output: all,
  reads: ["subscriptions", "products"],
});

export const createProductSubscription = defineCall("POST", `${base}/create_subscription`, {
  who: "client",
  summary: "A market item comes with every box from the next open week on.",
  input: ItemUnits,
  output: all,
  refusals,
  writes: ["subscription"],
  reads: ["subscriptions", "products"],
});

export const cancelProductSubscription = defineCall("POST", `${base}/cancel_subscription`, {
  who: "client",
  summary: "A market item no longer comes with every box; open weeks lose it.",
  input: z.strictObject({ sku: Sku }),
  output: all,
  refusals,
  writes: ["subscription"],
  reads: ["subscriptions", "products"],
});
