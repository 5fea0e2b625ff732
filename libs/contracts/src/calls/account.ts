import { Region } from "@tablee/domain/kernel/region";
import { Uuid } from "@tablee/domain/kernel/schemas";
import { SkipReason } from "@tablee/domain/order/vocabulary";
import { DeliveryWindow, PauseReason, Plan } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Nothing, OrderCard, PaymentMethodView } from "../schemas.ts";

export const accountIndex = defineCall({
  method: "GET",
  path: "/api/v1/account/index",
  who: "client",
  summary: "The account's home: the subscription as it stands, and the upcoming orders.",
  input: Nothing,
  output: z.strictObject({
    firstname: z.string(),
    subscription: z
      .strictObject({
        status: z.enum(["active", "paused", "closed"]),
        pauseReason: PauseReason.optional(),
        plan: Plan,
        region: Region,
        weekday: z.int(),
        window: DeliveryWindow,
      })
      .nullable(),
    payWith: PaymentMethodView.nullable(),
    points: z.strictObject({ available: z.int(), pending: z.int() }),
    orders: z.array(OrderCard),
  }),
  reads: ["accounts", "subscriptions", "orders", "points_balances", "products"],
});

export const skipOrder = defineCall({
  method: "POST",
  path: "/api/v1/account/skip_order",
  who: "client",
  summary: "No box in this week; can be undone until the cutoff.",
  input: z.strictObject({ orderId: Uuid, reason: SkipReason.optional() }),
  output: z.strictObject({ order: OrderCard }),
  refusals: ["order-not-found", "order-past-cutoff", "order-not-editable"],
  writes: ["order", "stock", "slot"],
});

export const unskipOrder = defineCall({
  method: "POST",
  path: "/api/v1/account/unskip_order",
  who: "client",
  summary: "The box is wanted after all; stock and a place in the window are asked for again.",
  input: z.strictObject({ orderId: Uuid }),
  output: z.strictObject({
    order: OrderCard,
    /** Items that were sold out meanwhile and left the order. */
    removed: z.array(z.string()),
    pointsEarned: z.int(),
  }),
  refusals: ["order-not-found", "order-past-cutoff", "order-not-editable", "slot-full"],
  writes: ["order", "stock", "slot", "points"],
});
