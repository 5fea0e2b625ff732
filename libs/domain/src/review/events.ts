import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { InstantText, OrderIdText, Sku } from "../kernel/schemas.ts";
import { DishAnswers, ReviewText, ReviewTextName, ReviewWords } from "./vocabulary.ts";

export const reviewEvents = {
  DishReviewed: {
    version: 1,
    changes: ["generation-inputs", "review-requests"],
    says: "The customer answered about a dish of a delivered order, or changed the answers; their own words are in the envelope.",
    personal: ["words"],
    data: z.strictObject({
      orderId: OrderIdText,
      sku: Sku,
      ...DishAnswers.shape,
      words: ReviewWords,
      /** The names of the texts that are not empty. */
      written: z.array(ReviewTextName),
      reviewedAt: InstantText,
    }),
  },
  OrderCommented: {
    version: 1,
    changes: ["review-requests"],
    says: "The customer wrote about a delivered order as a whole, in the envelope; an empty text takes back the one before.",
    personal: ["comment"],
    data: z.strictObject({
      orderId: OrderIdText,
      comment: ReviewText,
      /** The comment is empty. */
      withdrawn: z.literal(true).optional(),
      commentedAt: InstantText,
    }),
  },
  LessOfDishWanted: {
    version: 1,
    changes: ["generation-inputs"],
    says: "The customer wants less of a dish: it is picked once no other suits.",
    data: z.strictObject({ sku: Sku, wantedAt: InstantText }),
  },
  LessOfDishUndone: {
    version: 1,
    changes: ["generation-inputs"],
    says: "The customer wants as much of a dish as before: its latest answer counts again.",
    data: z.strictObject({ sku: Sku, undoneAt: InstantText }),
  },
} as const satisfies ChangingEvents;

export type ReviewEvent = EventOf<typeof reviewEvents>;
