import { Region } from "@tablee/domain/kernel/place/region";
import { AccountIdText, DateText, InstantText, OrderIdText, Sku, Uuid, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import { OrderStatus } from "@tablee/domain/order/vocabulary";
import { AttemptOutcome, OrderPurpose } from "@tablee/domain/payment/vocabulary";
import { RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { LocalInstant, OrderCard } from "../../schemas.ts";
import { contact } from "../../sees.ts";
import { ReceiptView, SkippedWeeksView, SkipReceiptView, SubscriptionReceiptView } from "../receipts.ts";
import { HistoryEntry } from "../support.ts";

const base = "/api/admin/orders";
const viewers = ["support", "finance", "merchandiser"] as const;

const DeskOrderRow = z
  .strictObject({
    orderId: OrderIdText,
    accountId: AccountIdText,
    customer: z.string(),
    region: Region,
    week: WeekText,
    deliveryDate: DateText,
    window: z.string(),
    status: OrderStatus,
    /** Paid for the order and its additions, before refunds; null: not paid. */
    paidCents: WholeCents.nullable(),
    refundedCents: WholeCents,
    receiptNumber: z.string().nullable(),
  })
  .meta({ id: "DeskOrderRow" });

export const searchOrders = defineCall("GET", `${base}/search`, {
  who: viewers,
  own: true,
  summary: "Orders by receipt number, id, customer, state, week or region; sorted, filtered and by pages.",
  input: z.strictObject({
    q: z.string().trim().max(100).optional(),
    status: OrderStatus.optional(),
    region: Region.optional(),
    week: WeekText.optional(),
    deliveryDate: DateText.optional(),
    sort: z.enum(["deliveryDate", "customer", "paid", "status"]).default("deliveryDate"),
    dir: z.enum(["asc", "desc"]).default("desc"),
    after: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.strictObject({ rows: z.array(DeskOrderRow), next: z.string().nullable(), total: z.int(), asOf: InstantText }),
  reads: ["orders", "accounts", "receipts"],
});

export const RefundRequestView = z
  .strictObject({
    refundId: Uuid,
    additionId: Uuid.optional(),
    lines: z.array(z.strictObject({ sku: Sku, pairedWith: Sku.optional(), upgrade: z.literal(true).optional(), quantity: z.int() })),
    deliveryFee: z.boolean(),
    amounts: RefundAmounts,
    reason: z.string(),
    requestedBy: z.string(),
    requestedAt: LocalInstant,
  })
  .meta({ id: "RefundRequestView" });

export const deskOrder = defineCall("GET", `${base}/order`, {
  who: viewers,
  own: true,
  summary: "One order with its events, money lines, payments, refunds and notices.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({
    order: OrderCard,
    customer: z.strictObject({ accountId: AccountIdText, name: z.string(), email: contact(z.string()), city: z.string(), region: Region }),
    receipt: ReceiptView.nullable(),
    skipReceipts: z.array(SkipReceiptView),
    events: z.array(HistoryEntry),
    attempts: z.array(
      z.strictObject({
        paymentId: z.string(),
        purpose: OrderPurpose,
        attempt: z.int(),
        amountCents: WholeCents,
        outcome: AttemptOutcome,
        code: z.string().nullable(),
        at: LocalInstant,
      }),
    ),
    requests: z.array(RefundRequestView),
    notices: z.array(z.strictObject({ messageId: z.string(), kind: NoticeKind, channel: Channel, at: LocalInstant, wanted: z.boolean() })),
    ledger: z.array(z.strictObject({ entryId: z.string(), at: LocalInstant, account: z.string(), cents: WholeCents })),
    asOf: InstantText,
  }),
  refusals: ["order-not-found"],
  reads: [
    "orders",
    "accounts",
    "receipts",
    "notices",
    "ledger",
    "payments",
    "credit",
    "products",
    "refund_requests",
    "subscriptions",
    "points_history",
  ],
});

export const findReceipt = defineCall("GET", `${base}/receipt`, {
  who: viewers,
  own: true,
  summary: "What a receipt number belongs to: an order, a skipped week or several, a pause or a closing.",
  input: z.strictObject({ number: z.string().trim().min(4).max(30) }),
  output: z.strictObject({
    orderId: OrderIdText.nullable(),
    accountId: AccountIdText,
    receipt: ReceiptView.nullable(),
    skip: SkipReceiptView.nullable(),
    weeks: SkippedWeeksView.nullable(),
    subscription: SubscriptionReceiptView.nullable(),
  }),
  refusals: ["not-found"],
  reads: ["receipts", "orders", "accounts", "points_history", "products"],
});
