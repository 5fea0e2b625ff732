import { DateText, OrderIdText, Uuid, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { AdditionPrice, OrderPrice, PriceDifference, RefundAmounts, TaxLine } from "@tablee/domain/pricing/vocabulary";
import { subscriptionReceiptKinds } from "@tablee/domain/subscription/receipt-words";
import { PauseReason, Plan } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { LocalInstant, MaybeLocalInstant, MaybePaymentMethod, OrderCardLine, SellerView } from "../schemas.ts";

const base = "/api/v1/orders";

/** The price of a line and the reasons for it, as data for the words. */
const Why = z
  .strictObject({
    rule: z.enum(["tier", "unit", "upgrade"]),
    /** The number of recipes or meals that the tier begins with, and its price per serving. */
    tierFrom: z.int().optional(),
    perServingCents: WholeCents.optional(),
    optionsCents: WholeCents,
    premiumCents: WholeCents,
    servings: z.int(),
    volumeDiscountCents: WholeCents,
    discountCents: WholeCents,
    netCents: WholeCents,
    taxes: z.array(z.strictObject({ code: z.string(), taxed: z.boolean(), reason: z.string() })),
  })
  .meta({ id: "Why" });

const ReceiptLine = OrderCardLine.extend({ why: Why }).meta({ id: "ReceiptLine" });

const ReceiptPart = z.strictObject({
  lines: z.array(ReceiptLine),
  price: OrderPrice.or(AdditionPrice),
  /** The amounts that each of its taxes was charged on: goods, and the delivery fee's share. */
  taxed: z.array(z.strictObject({ code: TaxLine.shape.code, goodsCents: WholeCents, feeCents: WholeCents }).meta({ id: "TaxedAmounts" })),
});

/** The number of an addition or a refund, as payment history and mails name it; null for the moment until it is recorded. */
const PartNumber = z.string().nullable();

export const ReceiptView = z
  .strictObject({
    number: z.string(),
    orderId: OrderIdText,
    seller: SellerView,
    issuedAt: LocalInstant,
    deliveryDate: DateText,
    billedTo: z.strictObject({ name: z.string(), city: z.string(), province: z.string() }),
    payWith: MaybePaymentMethod,
    order: ReceiptPart,
    additions: z.array(ReceiptPart.extend({ number: PartNumber, additionId: Uuid, billedAt: LocalInstant })),
    /** The extra or lower cost of the first box with each change after it was paid; its lines and price are the present ones. */
    changes: z.array(
      z.strictObject({
        number: PartNumber,
        changeId: Uuid,
        at: LocalInstant,
        difference: PriceDifference,
        payWith: MaybePaymentMethod,
      }),
    ),
    /** It was skipped after it was paid, and is not delivered. */
    returned: z.boolean(),
    refunds: z.array(
      z.strictObject({
        number: PartNumber,
        refundId: Uuid,
        at: LocalInstant,
        amounts: RefundAmounts,
        reason: z.string(),
        additionId: Uuid.optional(),
      }),
    ),
    /** The total paid, less refunds. */
    paidCents: WholeCents,
    refundedCents: WholeCents,
    /** The taxes of the region, each with the seller's number for it and the amount charged, less refunds. */
    taxes: z.array(TaxLine.pick({ code: true, ppm: true, cents: true }).extend({ number: z.string() })),
    points: z.int(),
    /** True once the points are available: until the box is delivered they are pending. */
    pointsEarned: z.boolean(),
  })
  .meta({ id: "ReceiptView" });
export type ReceiptView = z.infer<typeof ReceiptView>;

export const receipt = defineCall("GET", `${base}/receipt`, {
  who: "client",
  own: true,
  summary: "The receipt of a paid order: every line with why it costs what it costs, additions and refunds included.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ receipt: ReceiptView }),
  refusals: ["order-not-found", "order-not-billed"],
  reads: ["orders", "products", "receipts", "accounts", "points_history"],
});

export const SkipReceiptView = z
  .strictObject({
    number: z.string(),
    orderId: OrderIdText,
    kind: z.enum(["skipped", "unskipped"]),
    week: WeekText,
    /** As of then: a box that moved since has a new day and cutoff. */
    deliveryDate: DateText,
    /** When the server received it, the cutoff that it was judged by, and its event. */
    receivedAt: LocalInstant,
    cutoff: LocalInstant,
    event: z.strictObject({ stream: z.string(), revision: z.int(), position: z.string() }),
  })
  .meta({ id: "SkipReceiptView" });

export const skipReceipts = defineCall("GET", `${base}/skip_receipts`, {
  who: "client",
  own: true,
  summary: "Numbered receipts for having skipped a week or brought it back, newest first.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ receipts: z.array(SkipReceiptView) }),
  refusals: ["order-not-found"],
  reads: ["receipts", "orders"],
});

/** One record for weeks that were skipped in one act. */
export const SkippedWeeksView = z
  .strictObject({
    number: z.string(),
    receivedAt: LocalInstant,
    weeks: z.array(
      z.strictObject({
        skip: SkipReceiptView,
        /** For a week that was unskipped since. */
        back: SkipReceiptView.nullable(),
      }),
    ),
  })
  .meta({ id: "SkippedWeeksView" });
export type SkippedWeeksView = z.infer<typeof SkippedWeeksView>;

export const skippedWeeks = defineCall("GET", `${base}/skipped_weeks`, {
  who: "client",
  own: true,
  summary: "The record of weeks that were skipped in one act: each with its cutoff and its own receipt.",
  input: z.strictObject({ number: z.string().trim().min(4).max(30) }),
  output: z.strictObject({ record: SkippedWeeksView }),
  refusals: ["not-found"],
  reads: ["receipts"],
});

/** The kinds of numbered receipts about a subscription. */
export const SubscriptionActKind = z.enum(subscriptionReceiptKinds).meta({ id: "SubscriptionActKind" });

/**
 * The receipt of a pause, a new end of it, a resumption, the closing, a move of the delivery or a change of plan: its content and its first
 * effect.
 */
export const SubscriptionReceiptView = z
  .strictObject({
    number: z.string(),
    kind: SubscriptionActKind,
    reason: PauseReason.nullable(),
    /** When a pause ends automatically. */
    resumesAt: MaybeLocalInstant,
    /** The new plan: boxes that were made before keep theirs. */
    plan: Plan.nullable(),
    receivedAt: LocalInstant,
    /**
     * The first week whose box could still change, by the day and window of then: paid boxes are delivered all the same. For a new plan,
     * the first week whose box may be made for it. A new end of a pause affects no box before `resumesAt`.
     */
    from: z.strictObject({ week: WeekText, deliveryDate: DateText, cutoff: LocalInstant }),
    event: z.strictObject({ stream: z.string(), revision: z.int(), position: z.string() }),
  })
  .meta({ id: "SubscriptionReceiptView" });

export const subscriptionReceipts = defineCall("GET", `${base}/subscription_receipts`, {
  who: "client",
  own: true,
  summary:
    "Numbered receipts for having paused, resumed or closed the subscription, moved the end of a pause or its delivery or chosen another plan, newest first; with a number, that one.",
  input: z.strictObject({ number: z.string().trim().min(4).max(30).optional() }),
  output: z.strictObject({ receipts: z.array(SubscriptionReceiptView) }),
  reads: ["receipts"],
});
