import { DateText, OrderIdText } from "@tablee/domain/kernel/schemas";
import { Tastes } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { Nothing, OrderCard } from "../schemas.ts";

const base = "/api/v1/settings_taste";

export const tasteSettings = defineCall({
  method: "GET",
  path: `${base}/show`,
  who: "client-reauthenticated",
  summary:
    "Diets, allergens that never come, dislikes, from which box on they count, and the boxes to come that keep their dishes or contain what is excluded.",
  input: Nothing,
  output: z.strictObject({
    tastes: Tastes,
    /** A closed subscription keeps its tastes unchanged. */
    closed: z.boolean(),
    /**
     * The day of the first box that has yet to be made: tastes that are saved now count from it on. Null once the subscription is closed.
     */
    nextBoxToMake: DateText.nullable(),
    /** Future boxes that are already made: new tastes do not change them. */
    kept: z.array(z.strictObject({ orderId: OrderIdText, deliveryDate: DateText }).meta({ id: "KeptBox" })),
    /** Future boxes with dishes that contain an excluded allergen. */
    marked: z.array(OrderCard),
  }),
  refusals: ["subscription-not-found"],
  reads: orderCardReads,
});

export const updateTastes = defineCall({
  method: "POST",
  path: `${base}/update`,
  who: "client-reauthenticated",
  summary: "Changes diets, exclusions and dislikes for what is picked from now on; boxes that are there keep their dishes.",
  input: Tastes,
  output: z.strictObject({ tastes: Tastes }),
  refusals: ["subscription-not-found", "subscription-closed"],
  writes: ["subscription"],
  reads: ["subscriptions"],
});
