import { OrderIdText, Sku } from "@tablee/domain/kernel/schemas";
import * as vocabulary from "@tablee/domain/review/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done, LocalInstant, Nothing, OrderAgain } from "../schemas.ts";

const base = "/api/v1/reviews";

const { ReviewText } = vocabulary;
const ReviewWords = z
  .strictObject({
    liked: ReviewText,
    note: ReviewText,
    taste: ReviewText,
    instructions: ReviewText,
    delivery: ReviewText,
    ingredients: ReviewText,
  })
  .meta({ id: "ReviewWords" });

/** The answers about a dish, in the customer's own words too. */
const DishOpinion = z.strictObject({ ...vocabulary.DishAnswers.shape, again: OrderAgain, words: ReviewWords }).meta({ id: "DishOpinion" });

export const reviewOfDish = defineCall("POST", `${base}/review`, {
  who: "client",
  summary: "The answers about one dish of a delivered order, in place of earlier ones; they can be changed for 14 days.",
  input: z.strictObject({ orderId: OrderIdText, sku: Sku, opinion: DishOpinion }),
  output: Done,
  refusals: ["order-not-found", "order-not-delivered", "dish-not-in-box", "review-closed"],
  writes: ["review"],
});

export const commentOnOrder = defineCall("POST", `${base}/comment`, {
  who: "client",
  summary: "A comment on a delivered order as a whole, in place of an earlier one; an empty one takes it back.",
  input: z.strictObject({ orderId: OrderIdText, comment: ReviewText }),
  output: Done,
  refusals: ["order-not-found", "order-not-delivered", "review-closed"],
  writes: ["review"],
});

export const ownReviews = defineCall("GET", `${base}/mine`, {
  who: "client",
  own: true,
  summary: "Which dishes of which orders the customer has reviewed and with what answer, and which orders have a comment.",
  input: Nothing,
  output: z.strictObject({
    dishes: z.array(z.strictObject({ orderId: OrderIdText, sku: Sku, again: OrderAgain })),
    comments: z.array(OrderIdText),
    /** The dishes of which less is wanted. */
    less: z.array(Sku),
  }),
  reads: ["reviews", "generation_inputs"],
});

export const orderReviews = defineCall("GET", `${base}/order`, {
  who: "client",
  own: true,
  summary: "The reviews of one order as the customer wrote them, and until when each can be changed.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({
    dishes: z.array(z.strictObject({ sku: Sku, opinion: DishOpinion, editable: z.boolean(), until: LocalInstant })),
    comment: z.strictObject({ text: ReviewText, editable: z.boolean(), until: LocalInstant }).nullable(),
  }),
  refusals: ["order-not-found"],
  reads: ["reviews", "orders"],
});

export const lessOfDish = defineCall("POST", `${base}/less`, {
  who: "client",
  own: true,
  summary: "The customer wants less of a dish, or as much as before: it is picked for boxes to come once no other suits.",
  input: z.strictObject({ sku: Sku, less: z.boolean() }),
  output: Done,
  refusals: ["product-not-found", "too-many-less-wanted"],
  writes: ["review"],
});
