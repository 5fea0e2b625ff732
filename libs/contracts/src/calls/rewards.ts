import { DateText, OrderIdText, PositionText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Nothing } from "../schemas.ts";

export const rewardsBalance = defineCall({
  method: "GET",
  path: "/api/v1/rewards/balance",
  who: "client",
  summary: "Points that can be spent, and points that wait for a delivery. 100 points are worth a dollar.",
  input: Nothing,
  output: z.strictObject({
    available: z.int(),
    pending: z.int(),
    /** What was lost as the account was closed, and on which day. */
    ended: z.strictObject({ points: z.int(), date: DateText }).nullable(),
  }),
  reads: ["points_balances"],
});

export const rewardsHistories = defineCall({
  method: "GET",
  path: "/api/v1/rewards/histories",
  who: "client",
  summary: "What each box has brought in points, the one that changed last first, by pages.",
  input: z.strictObject({ before: PositionText.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        orderId: OrderIdText,
        /** Unknown for the moment until the order is entered. */
        deliveryDate: DateText.nullable(),
        /** The day on which they became the customer's; until then, and where they never do, of their last change. */
        date: DateText,
        /** `pending` until the delivery, which makes them the customer's; `lost` where there was none; `refunded` where nothing is left; `closed` where the account's closing took it. */
        state: z.enum(["pending", "earned", "lost", "refunded", "closed"]),
        /** What counts, or will: over all rows these are the balance. */
        points: z.int(),
        /** What it brought before refunds and failures, and what of it is for a week that was brought back. */
        promised: z.int(),
        unskip: z.int(),
        /** What refunds took back. */
        takenBack: z.int(),
      }),
    ),
    next: z.string().nullable(),
  }),
  reads: ["points_history", "orders"],
});
