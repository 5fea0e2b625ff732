import { DateText, OrderIdText, PositionText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Nothing } from "../schemas.ts";

export const rewardsBalance = defineCall("GET", "/api/v1/rewards/balance", {
  who: "client",
  summary: "Points that can be spent, and points that wait for a delivery. 100 points are worth a dollar.",
  input: Nothing,
  output: z.strictObject({
    available: z.int(),
    pending: z.int(),
    /** The points lost when the account was closed, and on which day. */
    ended: z.strictObject({ points: z.int(), date: DateText }).nullable(),
  }),
  reads: ["points_balances", "subscriptions"],
});

export const rewardsHistories = defineCall("GET", "/api/v1/rewards/histories", {
  who: "client",
  summary: "What each box has brought in points, the one that changed last first, by pages.",
  input: z.strictObject({ before: PositionText.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        orderId: OrderIdText,
        /** Unknown for the moment until the order is recorded. */
        deliveryDate: DateText.nullable(),
        /** The day on which they became available; until then, and where they never do, the day of their last change. */
        date: DateText,
        /**
         * `pending` until the delivery, which makes them available; `lost` where there was none; `refunded` where nothing is left; `closed`
         * where the account's closing took them.
         */
        state: z.enum(["pending", "earned", "lost", "refunded", "closed"]),
        /** The points that count, or will: over all rows they add up to the balance. */
        points: z.int(),
        /** The points earned before refunds and failures, and those of them for an unskipped week. */
        promised: z.int(),
        unskip: z.int(),
        /** The points that refunds took back. */
        takenBack: z.int(),
      }),
    ),
    next: z.string().nullable(),
  }),
  reads: ["points_history", "orders"],
});
