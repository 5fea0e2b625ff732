import { OrderIdText, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { AskedLine, EditingSession, OrderCard } from "../schemas.ts";

export const changeFirstOrder = defineCall("POST", "/api/v1/orders/change_first_order", {
  who: "client",
  own: true,
  idempotent: true,
  summary:
    "Gives the first order, which is paid, other lines until its cutoff: what it costs more is charged, what it costs less goes back.",
  input: z.strictObject({
    orderId: OrderIdText,
    version: z.int().nonnegative(),
    editingSession: EditingSession,
    lines: z.array(AskedLine).min(1).max(120),
    /** The extra cost as it was shown, negative where it costs less: no other amount is charged or refunded. */
    differenceCents: WholeCents,
  }),
  output: z.strictObject({
    result: z.enum(["changed", "declined", "undecided", "no-payment-method"]),
    order: OrderCard,
  }),
  unsettled: { result: "undecided" },
  refusals: [
    "order-not-found",
    "order-past-cutoff",
    "order-not-editable",
    "order-refunded",
    "order-changed-elsewhere",
    "editing-session-moved",
    "addition-under-way",
    "change-below-minimum",
    "change-under-way",
    "price-changed",
    "item-not-on-menu",
    "item-not-on-order",
    "item-twice",
    "option-not-offered",
    "option-excluded",
    "minimum-spend-not-met",
    "sold-out",
    "too-many-attempts",
    "too-many-declines",
  ],
  writes: ["order", "stock", "payment", "credit"],
  reads: orderCardReads,
});
