import { InstantText, PositionText, Sku } from "@tablee/domain/kernel/schemas";
import { ProductKind, Words } from "@tablee/domain/product/vocabulary";
import { ReviewTextName } from "@tablee/domain/review/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { LocalInstant, OrderAgain } from "../../schemas.ts";
import { merchandiserOnly } from "../../sees.ts";

const base = "/api/admin/reviews";
const who = ["merchandiser"] as const;

/** The periods that can be looked at, in weeks. */
export const reviewPeriods = ["4", "12", "52"] as const;
const count = z.int().nonnegative();

export const dishReviews = defineCall("GET", `${base}/dishes`, {
  who,
  own: true,
  summary: "What customers think of each dish in the last weeks: answers, dislikes, and the average of as many weeks before.",
  input: z.strictObject({ weeks: z.enum(reviewPeriods).default("12") }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        sku: Sku,
        name: Words,
        kind: ProductKind,
        reviews: count,
        /** Reviews by answer, from the worst to the best. */
        answers: z.array(count).length(5),
        /** The mean of the ratings, 1 to 5; `before` of the same number of weeks before, null where there were none. */
        average: z.number(),
        before: z.number().nullable(),
        yes: count,
        no: count,
        /** Reviews by the part that was disliked, in the order of the vocabulary. */
        dislikes: z.array(count).length(4),
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["reviews", "products"],
});

export const dishWords = defineCall("GET", `${base}/words`, {
  who,
  own: true,
  summary: "What customers wrote about a dish under one heading, the latest first, by pages and without their names.",
  input: z.strictObject({
    sku: Sku,
    text: ReviewTextName,
    before: PositionText.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(25),
  }),
  output: z.strictObject({
    rows: z.array(z.strictObject({ position: PositionText, again: OrderAgain, text: merchandiserOnly(z.string()), at: LocalInstant })),
    next: z.string().nullable(),
  }),
  reads: ["reviews"],
});
