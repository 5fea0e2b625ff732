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
  summary: "Diets, allergens that never come, dislikes, and the boxes to come that contain what is excluded.",
  input: Nothing,
  output: z.strictObject({
    tastes: Tastes,
    /** A closed subscription keeps its tastes as they are. */
    closed: z.boolean(),
    /** Boxes to come with dishes that contain an excluded allergen. */
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
