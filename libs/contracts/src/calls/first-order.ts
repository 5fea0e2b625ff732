import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { OrderIdText, Sku, WholeCents } from "@tablee/domain/kernel/schemas";
import { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { Cutoff, DishAlternative, Done, LocalInstant, MaybeDate, Nothing, OrderCard, TestCard } from "../schemas.ts";
import { SignupStep } from "./sessions.ts";

const base = "/api/v1/signup";

export const paymentData = defineCall("GET", `${base}/payment_data`, {
  who: "client",
  summary: "What the payment step shows: the first order with its price, when it comes, how it can be paid.",
  input: Nothing,
  output: z.strictObject({
    order: OrderCard.omit({ orderId: true, version: true }).nullable(),
    /** Test cards of the embedded gateway; empty where cards are real. */
    testCards: z.array(TestCard),
    discountCode: z.string().nullable(),
    /** The next week's box before taxes, and when it is charged unless it is skipped. */
    second: z.strictObject({ foodCents: WholeCents, deliveryFeeCents: WholeCents, chargedAt: LocalInstant }),
    /** A digest of the contents, date and price: sent back with the payment. */
    quote: z.string(),
    /** Its dishes can still be swapped: the order is not made yet. */
    swappable: z.boolean(),
  }),
  refusals: ["signup-incomplete"],
  reads: [...orderCardReads, "menus", "stock_levels"],
  beside: ["signup"],
});

export const firstBoxAlternatives = defineCall("GET", `${base}/first_box_alternatives`, {
  who: "client",
  own: true,
  summary: "The dishes that could come in place of one of the first box, best first, before it is paid.",
  input: z.strictObject({ sku: Sku }),
  output: z.strictObject({ alternatives: z.array(DishAlternative) }),
  refusals: ["signup-incomplete", "subscription-exists"],
  reads: ["menus", "stock_levels", "products"],
  beside: ["signup"],
});

export const swapInFirstBox = defineCall("POST", `${base}/swap_in_first_box`, {
  who: "client",
  own: true,
  summary: "Another dish in place of one of the first box, before it is paid.",
  input: z.strictObject({ sku: Sku, instead: Sku }),
  output: Done,
  refusals: ["signup-incomplete", "subscription-exists", "item-not-on-menu", "sold-out"],
  reads: ["menus", "stock_levels"],
  writes: ["account"],
  beside: ["signup"],
});

export const completeSignup = defineCall("POST", `${base}/complete`, {
  who: "client",
  personal: true,
  own: true,
  idempotent: true,
  summary:
    "Starts the subscription, makes the open weeks, and charges the first order to the card or PayPal account that the token stands for.",
  input: z.strictObject({
    /** The token of a card, or of a PayPal account's approved setup. */
    methodToken: z.string().min(4).max(200),
    provider: PaymentProvider.default("card"),
    /** The terms that were shown and accepted. */
    acceptTerms: z.literal(currentWordings.terms, "terms-not-accepted"),
    /** The quote that this payment confirms. */
    quote: z.string().min(1).max(100),
  }),
  output: z.strictObject({ step: SignupStep, orders: z.int(), firstOrderId: OrderIdText }),
  refusals: [
    "signup-incomplete",
    "plan-not-offered",
    "order-minimum-not-met",
    "menu-not-found",
    "price-changed",
    "credit-changed",
    "address-missing",
    "household-taken",
    "offer-taken",
    "slot-not-offered",
    "slot-full",
    "sold-out",
    "code-invalid",
    "code-fixed",
    "account-closed",
    "card-declined",
    "payment-pending",
    "subscription-exists",
    "another-attempt-is-under-way",
    "conflict",
    "too-many-attempts",
    "too-many-declines",
  ],
  reads: [...orderCardReads, "menus", "stock_levels"],
  writes: ["account", "claim", "consent", "subscription", "order", "payment", "stock", "slot"],
  beside: ["signup"],
  waits: true,
});

export const getFirstOrder = defineCall("GET", `${base}/get_first_order`, {
  who: "client",
  summary: "The first order.",
  input: Nothing,
  output: z.strictObject({ order: OrderCard.nullable() }),
  reads: orderCardReads,
  beside: ["signup"],
});

export const welcome = defineCall("GET", `${base}/welcome`, {
  who: "client",
  summary: "What the welcome step says: name, first delivery, and until when the second week can be changed.",
  input: Nothing,
  output: z.strictObject({
    firstname: z.string(),
    firstDelivery: MaybeDate,
    window: DeliveryWindow.nullable(),
    nextCutoff: Cutoff.nullable(),
    orders: z.int(),
    /** The day of the first box is over: there is no one to welcome. */
    over: z.boolean(),
  }),
  reads: orderCardReads,
  beside: ["signup"],
});
