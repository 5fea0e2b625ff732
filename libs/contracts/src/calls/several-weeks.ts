import { OrderIdText, WeekText } from "@tablee/domain/kernel/schemas";
import { SkipReason } from "@tablee/domain/order/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { Nothing, OrderCard } from "../schemas.ts";

const base = "/api/v1/orders";

/** One of several weeks: `refused` is the code with which its skip or unskip is refused. */
export const WeekOfSeveral = z.strictObject({ order: OrderCard, refused: z.string().nullable() }).meta({ id: "WeekOfSeveral" });

/** The most weeks that are ever open at once. */
const OrdersOfWeeks = z.array(OrderIdText).min(1).max(12);

export const skipWeeksForm = defineCall("GET", `${base}/skip_weeks_form`, {
  who: "client",
  own: true,
  summary: "The weeks that could be skipped at once, and why the others cannot.",
  input: Nothing,
  output: z.strictObject({
    weeks: z.array(WeekOfSeveral),
    /** Open weeks without a planned box. */
    without: z.array(WeekText),
  }),
  reads: orderCardReads,
});

export const skipWeeks = defineCall("POST", `${base}/skip_weeks`, {
  who: "client",
  own: true,
  idempotent: true,
  summary: "No box in several weeks, in one act with one record; a week that cannot be skipped stays, with its reason.",
  input: z.strictObject({ orderIds: OrdersOfWeeks, reason: SkipReason.optional() }),
  output: z.strictObject({
    weeks: z.array(WeekOfSeveral),
    /** The number of the record; null where no week was skipped. */
    number: z.string().nullable(),
  }),
  refusals: ["order-not-found"],
  writes: ["order"],
  reads: orderCardReads,
});

export const unskipWeeks = defineCall("POST", `${base}/unskip_weeks`, {
  who: "client",
  own: true,
  summary: "Brings back weeks that were skipped in one act; one that cannot come back stays skipped, with its reason.",
  /** `number`: of the record. A week that was skipped again since is left unchanged. */
  input: z.strictObject({ orderIds: OrdersOfWeeks, number: z.string().trim().min(4).max(30) }),
  output: z.strictObject({
    weeks: z.array(
      WeekOfSeveral.extend({
        /** Items that were sold out since and left the orders. */
        removed: z.array(z.string()),
        pointsEarned: z.int(),
      }),
    ),
  }),
  refusals: ["order-not-found"],
  writes: ["order", "stock", "slot", "points"],
  reads: orderCardReads,
});
