import { OrderIdText, Sku, Uuid } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { AdditionView, AskedLine, EditingSession, LocalInstant, MaybePaymentMethod, OrderCard } from "../schemas.ts";

const base = "/api/v1/orders";

export const createPatch = defineCall("POST", `${base}/create_patch`, {
  who: "client",
  idempotent: true,
  summary: "Puts items together to be added to a paid order and holds their stock; nothing is charged yet.",
  input: z.strictObject({
    orderId: OrderIdText,
    editingSession: EditingSession,
    lines: z
      .array(AskedLine.extend({ upgrade: z.literal(true).optional() }))
      .min(1)
      .max(60),
  }),
  output: z.strictObject({
    addition: AdditionView,
    heldUntil: LocalInstant,
    secondsLeft: z.int(),
    /** Sold out since, and left out. */
    removed: z.array(Sku),
    payWith: MaybePaymentMethod,
  }),
  refusals: [
    "change-under-way",
    "order-not-found",
    "order-refunded",
    "editing-session-moved",
    "additions-closed",
    "additions-past-cutoff",
    "addition-not-found",
    "addition-under-way",
    "item-not-on-menu",
    "item-not-on-order",
    "item-twice",
    "option-not-offered",
    "option-excluded",
    "minimum-spend-not-met",
    "sold-out",
  ],
  writes: ["order", "stock"],
  reads: orderCardReads,
});

export const billPatch = defineCall("POST", `${base}/bill_patch`, {
  who: "client",
  idempotent: true,
  summary: "Charges late additions; items that have sold out since are removed, and nothing is charged.",
  input: z.strictObject({ orderId: OrderIdText, additionId: Uuid, editingSession: EditingSession }),
  output: z.strictObject({
    result: z.enum(["billed", "declined", "sold-out", "undecided", "no-payment-method"]),
    order: OrderCard,
    removed: z.array(Sku),
  }),
  unsettled: { result: "undecided" },
  refusals: [
    "order-not-found",
    "order-refunded",
    "editing-session-moved",
    "addition-not-found",
    "addition-dropped",
    "addition-under-way",
    "additions-closed",
    "additions-past-cutoff",
    "too-many-attempts",
    "too-many-declines",
  ],
  writes: ["order", "stock", "payment", "credit"],
  reads: orderCardReads,
});
