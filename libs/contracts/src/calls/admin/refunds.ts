import { AccountIdText, DateText, InstantText, OrderIdText, Sku, Uuid, WholeCents } from "@tablee/domain/kernel/schemas";
import { RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { CreditParts, Done } from "../../schemas.ts";
import { Reason } from "../../typed-texts.ts";
import { RefundRequestView } from "./orders.ts";

const base = "/api/admin/refunds";
const payers = ["support", "finance"] as const;

const asked = {
  orderId: OrderIdText,
  /** The late additions concerned; without it, the order itself. */
  additionId: Uuid.optional(),
  lines: z
    .array(
      z
        .strictObject({ sku: Sku, pairedWith: Sku.optional(), upgrade: z.literal(true).optional(), quantity: z.int().min(1).max(99) })
        .meta({ id: "RefundLine" }),
    )
    .max(120),
  deliveryFee: z.boolean(),
};

export const previewRefund = defineCall("POST", `${base}/preview`, {
  who: payers,
  own: true,
  summary: "What a refund would give back: food, delivery, each tax, points, and to card and balances; nothing is written.",
  input: z.strictObject(asked),
  output: z.strictObject({ amounts: RefundAmounts, points: z.int(), needsApproval: z.boolean(), leftCents: WholeCents }),
  refusals: ["order-not-found", "order-not-billed", "addition-under-way", "change-under-way", "refund-not-found", "refund-exceeds-order"],
  reads: ["orders"],
});

export const refundOrder = defineCall("POST", `${base}/refund`, {
  who: payers,
  own: true,
  idempotent: true,
  summary: "Gives money back; above the limit, or above what support may give in a day, it waits for a second person.",
  input: z.strictObject({ ...asked, reason: Reason }),
  output: z.strictObject({ refundId: Uuid, waiting: z.boolean(), amounts: RefundAmounts }),
  refusals: ["order-not-found", "order-not-billed", "addition-under-way", "change-under-way", "refund-not-found", "refund-exceeds-order"],
  writes: ["order"],
  beside: ["outbox"],
  reads: ["orders"],
});

export const refundsWaiting = defineCall("GET", `${base}/waiting`, {
  who: payers,
  own: true,
  summary: "Refunds that wait for a second person, oldest first.",
  input: z.strictObject({}),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        orderId: OrderIdText,
        customer: z.string(),
        deliveryDate: DateText,
        /** It refunds all that is left of a box that is still to be delivered. */
        comesForNothing: z.boolean(),
        request: RefundRequestView,
        mine: z.boolean(),
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["refund_requests", "orders", "accounts"],
});

export const decideRefund = defineCall("POST", `${base}/decide`, {
  who: ["finance"],
  own: true,
  idempotent: true,
  summary: "A second person agrees to a refund, or does not.",
  input: z.strictObject({ orderId: OrderIdText, refundId: Uuid, approved: z.boolean() }),
  output: Done,
  refusals: ["order-not-found", "refund-not-found", "second-person-needed", "addition-under-way", "refund-exceeds-order", "refund-paid"],
  writes: ["order"],
  reads: ["orders"],
});

export const grantCredit = defineCall("POST", `${base}/grant_credit`, {
  who: payers,
  own: true,
  idempotent: true,
  summary: "A goodwill credit for an account's next boxes.",
  input: z.strictObject({
    accountId: AccountIdText,
    cents: WholeCents.min(100).max(20_000),
    reason: Reason.max(80),
    expiresOn: DateText.optional(),
  }),
  output: CreditParts,
  refusals: ["not-found", "expiry-passed", "allowance-used-up", "subscription-closed"],
  writes: ["credit"],
  reads: ["accounts"],
});
