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
  output: z.strictObject({ available: z.int(), pending: z.int() }),
  reads: ["points_balances"],
});

export const rewardsHistories = defineCall({
  method: "GET",
  path: "/api/v1/rewards/histories",
  who: "client",
  summary: "How the points came about, newest first, by pages.",
  input: z.strictObject({ before: PositionText.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        id: z.string(),
        date: DateText,
        change: z.int(),
        kind: z.enum(["pending", "matured", "forfeited", "taken-back"]),
        by: z.enum(["order", "unskip", "addition"]).optional(),
        orderId: OrderIdText,
        deliveryDate: DateText.optional(),
      }),
    ),
    next: z.string().nullable(),
  }),
  reads: ["points_history"],
});
