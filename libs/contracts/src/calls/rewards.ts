import { DateText, OrderIdText, PositionText, Uuid, WholeCents } from "@tablee/domain/kernel/schemas";
import { DisputeText } from "@tablee/domain/points/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { Done, MaybeDate, Nothing, PointRate } from "../schemas.ts";

const base = "/api/v1/rewards";

const PointsBalance = z
  .strictObject({
    available: z.int(),
    pending: z.int(),
    /** The points lost when the account was closed, and on which day. */
    ended: z.strictObject({ points: z.int(), date: DateText }).nullable(),
  })
  .meta({ id: "PointsBalance" });

/** The exchanges of points for a gift card, the smallest first; `missing` points are still to be earned for it. */
const RedemptionOptions = z.array(
  z.strictObject({ points: z.int(), cents: WholeCents, missing: z.int().nonnegative() }).meta({ id: "RedemptionOption" }),
);

export const rewardsBalance = defineCall("GET", `${base}/balance`, {
  who: "client",
  summary: "Points that can be spent, and points that wait for a delivery. 100 points are worth a dollar.",
  input: Nothing,
  output: PointsBalance,
  reads: ["points_balances", "subscriptions"],
});

export const giftCardOptions = defineCall("GET", `${base}/gift_card_options`, {
  who: "client",
  summary: "The gift cards that points can be exchanged for, and how many points each still lacks.",
  input: Nothing,
  output: z.strictObject({ options: RedemptionOptions }),
  reads: ["points_balances"],
});

export const rewardPageData = defineCall("GET", `${base}/reward_page_data`, {
  who: "client",
  summary: "The page of rewards: the points, what they can be exchanged for, and how they are earned.",
  input: Nothing,
  output: z.strictObject({
    balance: PointsBalance,
    options: RedemptionOptions,
    /** Percent of a box's food after discounts that is returned as points: from each amount on, for the whole amount. */
    tiers: z.array(PointRate),
    /** The points of a week that was skipped for some hours and is asked for again. */
    unskip: z.strictObject({ points: z.int(), afterHours: z.int() }),
    /** The months after which points expire where none were earned or exchanged, and the day that a notice has named for these. */
    expiry: z.strictObject({ months: z.int(), expiresOn: MaybeDate }),
    /** The food after discounts of the next box that can still be changed. */
    nextBox: z.strictObject({ orderId: OrderIdText, deliveryDate: DateText, foodCents: WholeCents }).nullable(),
  }),
  reads: ["points_balances", ...orderCardReads],
});

export const redeemForGiftCard = defineCall("POST", `${base}/redeem_for_gift_card`, {
  who: "client",
  idempotent: true,
  summary: "Exchanges points for a gift card, which is credited to the account at once and pays the next boxes.",
  input: z.strictObject({ points: z.int().positive() }),
  output: z.strictObject({
    giftCard: z.strictObject({ grantId: Uuid, cents: WholeCents }),
    available: z.int(),
    pending: z.int(),
  }),
  refusals: ["not-enough-points", "redemption-not-offered", "subscription-closed"],
  writes: ["points", "credit"],
});

/** A customer's dispute of a line: possible for some months, open, answered on a day, or no longer possible. */
const PointsDispute = z
  .strictObject({ state: z.enum(["possible", "open", "answered", "closed"]), on: MaybeDate })
  .meta({ id: "PointsDispute" });

/** The points of one box, over all their changes. */
const PointsOfBox = z
  .strictObject({
    kind: z.literal("box"),
    id: z.string(),
    dispute: PointsDispute,
    orderId: OrderIdText,
    /** Unknown for the moment until the order is recorded. */
    deliveryDate: MaybeDate,
    /** The day on which they became available; until then, and where they never do, the day of their last change. */
    date: DateText,
    /**
     * `pending` until the delivery, which makes them available; `lost` where there was none; `refunded` where nothing is left; `closed`
     * where the account's closing took them, except those that were spent before.
     */
    state: z.enum(["pending", "earned", "lost", "refunded", "closed"]),
    /** The points that count, or will: over all rows they add up to the balance. */
    points: z.int(),
    /** The points earned before refunds and failures, and those of them for an unskipped week. */
    promised: z.int(),
    unskip: z.int(),
    /** The points that refunds took back. */
    takenBack: z.int(),
  })
  .meta({ id: "PointsOfBox" });

/** The points of a completed stamp card. */
const PointsOfStampCard = z
  .strictObject({
    kind: z.literal("stamp-card"),
    id: z.string(),
    dispute: PointsDispute,
    date: DateText,
    /** The points that count: those of the card, less those that refunds and the account's closing took. */
    points: z.int(),
    takenBack: z.int(),
    ended: z.int(),
  })
  .meta({ id: "PointsOfStampCard" });

/** Points that were exchanged for a gift card, or that expired. */
const PointsGone = z
  .strictObject({
    kind: z.enum(["redeemed", "expired"]),
    id: z.string(),
    dispute: PointsDispute,
    date: DateText,
    /** Negative. */
    points: z.int(),
    /** The value of the gift card. */
    cents: WholeCents.optional(),
  })
  .meta({ id: "PointsGone" });

/** Points that a dispute added, or took off where negative; less those that the account's closing took. */
const PointsAdjusted = z
  .strictObject({ kind: z.literal("adjusted"), id: z.string(), date: DateText, points: z.int(), ended: z.int() })
  .meta({ id: "PointsAdjusted" });

export const rewardsHistories = defineCall("GET", `${base}/histories`, {
  who: "client",
  summary: "What each box and stamp card has brought in points and what points were exchanged for, the last change first, by pages.",
  input: z.strictObject({ before: PositionText.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
  output: z.strictObject({
    rows: z.array(z.discriminatedUnion("kind", [PointsOfBox, PointsOfStampCard, PointsGone, PointsAdjusted])),
    next: z.string().nullable(),
  }),
  reads: ["points_history", "orders", "subscriptions"],
});

export const disputePoints = defineCall("POST", `${base}/dispute_points`, {
  who: "client",
  own: true,
  personal: true,
  summary: "Disputes a line of the history, within six months of its last change: staff answer it by mail.",
  /** The id of the line. */
  input: z.strictObject({ id: z.string().min(1).max(80), message: DisputeText }),
  output: Done,
  refusals: ["points-line-not-found", "already-disputed", "dispute-too-late", "subscription-closed"],
  writes: ["points"],
});
