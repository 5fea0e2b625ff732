import { CreditKind, CreditSource } from "@tablee/domain/credit/vocabulary";
import { DateText, InstantText, OrderIdText, PositionText, Uuid, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import {
  CreditParts,
  Done,
  FailedBox,
  MaybeDate,
  MaybeLocalInstant,
  MaybePaymentMethod,
  MethodChanged,
  Nothing,
  OfferWords,
  TestCard,
} from "../schemas.ts";
import { TypedCode } from "../typed-texts.ts";

const base = "/api/v1/settings_payment";

/** Orders that are not paid yet, and when they are retried automatically. */
const UnpaidOrders = z.array(
  z
    .strictObject({
      orderId: OrderIdText,
      deliveryDate: DateText,
      chargeCents: WholeCents,
      code: z.string(),
      /** The card was declined for good: a new card given until `nextAttemptAt` is charged at once. */
      hard: z.boolean(),
      nextAttemptAt: MaybeLocalInstant,
      /** A further attempt is in progress. */
      charging: z.boolean(),
    })
    .meta({ id: "UnpaidOrder" }),
);

export const PaymentSettings = z
  .strictObject({
    payWith: MaybePaymentMethod,
    credit: CreditParts,
    /** Gift cards, bonuses and other credits, those that expire soonest first. */
    credits: z.array(
      z.strictObject({
        grantId: Uuid,
        kind: CreditKind,
        source: CreditSource,
        name: z.string(),
        valueCents: WholeCents,
        leftCents: WholeCents,
        createdAt: DateText,
        expiresOn: MaybeDate,
      }),
    ),
    code: OfferWords.nullable(),
    unpaid: UnpaidOrders,
    failedBox: FailedBox.nullable(),
    /** Cards of the embedded gateway, outside production. */
    testCards: z.array(TestCard),
  })
  .meta({ id: "PaymentSettings" });

export const paymentSettings = defineCall("GET", `${base}/show`, {
  who: "client-reauthenticated",
  summary: "How the account pays: card or PayPal, credit, credits, the code that counts, and what is not paid yet.",
  input: Nothing,
  output: PaymentSettings,
  reads: orderCardReads,
});

export const updateCard = defineCall("POST", `${base}/update_card`, {
  who: "client-reauthenticated",
  personal: true,
  own: true,
  idempotent: true,
  summary: "Pays with another card from now on; an order that waits for another attempt gets it at once.",
  input: z.strictObject({ methodToken: z.string().min(8).max(200) }),
  output: MethodChanged,
  refusals: ["payment-method-unknown", "offer-taken", "too-many-attempts", "too-many-declines"],
  writes: ["account"],
});

export const applyCode = defineCall("POST", `${base}/apply`, {
  who: "client-reauthenticated",
  idempotent: true,
  summary: "Enters a promo code for the boxes to come, or redeems a gift card.",
  input: z.strictObject({ code: TypedCode }),
  output: PaymentSettings,
  refusals: [
    "account-closed",
    "code-invalid",
    "code-expired",
    "code-used",
    "code-before-first-box",
    "gift-card-frozen",
    "gift-card-refunded",
    "subscription-closed",
    "too-many-attempts",
  ],
  writes: ["account", "order", "giftcard", "credit"],
  reads: [...orderCardReads, "gift_cards"],
  waits: true,
});

export const invalidateCode = defineCall("POST", `${base}/invalidate`, {
  who: "client-reauthenticated",
  summary: "Takes back the code that counts; boxes that can still be changed lose what it granted.",
  input: Nothing,
  output: PaymentSettings,
  writes: ["account", "order"],
  reads: orderCardReads,
});

export const paymentHistory = defineCall("GET", `${base}/payment_history`, {
  who: "client",
  summary: "What was charged and given back, newest first, by pages.",
  input: z.strictObject({ before: PositionText.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        id: z.string(),
        /** Null for a bag or kit. */
        orderId: OrderIdText.nullable(),
        kind: z.enum(["order", "addition", "change", "refund", "bag", "kit", "bag-refund", "kit-refund"]),
        paymentDate: DateText,
        /** The delivery of the box; that which a bag or kit came with. */
        deliveryDate: DateText,
        /** Negative where money was refunded. */
        billedCents: WholeCents,
        cardCents: WholeCents,
        creditCents: WholeCents,
        receiptNumber: z.string(),
      }),
    ),
    unpaid: UnpaidOrders,
    next: z.string().nullable(),
    asOf: InstantText,
  }),
  reads: ["receipts", "orders", "returnables"],
});

export const sendOrderReceipts = defineCall("POST", `${base}/send_order_receipts`, {
  who: "client",
  summary: "Sends the receipts of orders to the account's own address.",
  input: z.strictObject({ orderIds: z.array(OrderIdText).min(1).max(20) }),
  output: Done,
  refusals: ["order-not-found", "order-not-billed", "refused-outside", "too-many-attempts"],
  writes: ["notice"],
  reads: ["orders", "products", "receipts", "accounts"],
});
