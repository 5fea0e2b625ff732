import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, OrderIdText, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { DeliveryWindow, PauseReason, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall, postTwinOf } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import {
  BalanceLeft,
  DishCard,
  ItemUnits,
  LocalInstant,
  MaybeDate,
  MaybeLocalInstant,
  Nothing,
  OrderChanged,
  PointsParts,
} from "../schemas.ts";
import { SubscriptionActKind } from "./receipts.ts";
import { WeekOfSeveral } from "./several-weeks.ts";

const base = "/api/v1/settings_subscription";

/** The terms and status of a subscription. */
const SubscriptionView = z
  .strictObject({
    status: SubscriptionStatus,
    plan: Plan,
    region: Region,
    weekday: z.int(),
    window: DeliveryWindow,
    /** The beginning of a pause; `unpaid`: two boxes in a row could not be paid. */
    pausedAt: MaybeLocalInstant,
    pauseReason: PauseReason.or(z.literal("unpaid")).nullable(),
    /** When a pause ends automatically; null where the customer ends it. */
    resumesAt: MaybeLocalInstant,
    closedAt: MaybeLocalInstant,
  })
  .meta({ id: "SubscriptionView" });

/** A future week: `comes` is charged and delivered even after a pause or a closing, `open` is skipped by either. */
const WeekToCome = z
  .strictObject({
    orderId: OrderIdText,
    week: WeekText,
    deliveryDate: DateText,
    standing: z.enum(["comes", "open", "skipped"]),
    /** Paid already; otherwise `chargeCents` are charged to the card at `chargedAt`. */
    paid: z.boolean(),
    /** The plan that its box was made for: a change of plan does not affect it. */
    plan: Plan,
    totalCents: WholeCents,
    chargeCents: WholeCents,
    chargedAt: LocalInstant,
  })
  .meta({ id: "WeekToCome" });

export const SubscriptionSettings = z
  .strictObject({
    subscription: SubscriptionView,
    /** The tastes that boxes are picked by: another plan type keeps the diets that it has. */
    tastes: Tastes,
    weeks: z.array(WeekToCome),
    /** The day of the first box that has yet to be made: a new plan counts from it on. Null once the subscription is closed. */
    nextBoxToMake: MaybeDate,
    /** The day of the first box for the plan, while open boxes have a different plan. */
    planFrom: MaybeDate,
    /** Days on which a pause can end automatically, each with its first box. */
    resumeChoices: z.array(z.strictObject({ date: DateText, firstBox: DateText })),
    closing: z.strictObject({
      /** The points that are lost: available and pending ones. */
      points: PointsParts,
      /** The credit that must expire before the account can close, and the credit that stays. */
      givenCents: WholeCents,
      purchasedCents: WholeCents,
      /** Bags and kits that have to be returned first; `blocked` where the province waits for them. */
      assetsOut: z.int(),
      blocked: z.boolean(),
    }),
    /** The newest record of a change of the subscription. */
    record: z.strictObject({ number: z.string(), kind: SubscriptionActKind }).nullable(),
    /** The points lost when the account was closed. */
    pointsLost: z.int().nullable(),
  })
  .meta({ id: "SubscriptionSettings" });

export const subscriptionSettings = defineCall("GET", `${base}/show`, {
  who: "client-reauthenticated",
  summary: "The subscription's status, the weeks that come in any case, and the effects of a pause or a closing.",
  input: Nothing,
  output: SubscriptionSettings,
  refusals: ["subscription-not-found"],
  reads: [...orderCardReads, "points_balances", "receipts"],
});

export const updateSubscription = defineCall("POST", `${base}/update`, {
  who: "client-reauthenticated",
  summary:
    "Pauses the subscription, moves the end of a pause, resumes it, gives it another plan, or closes it for good. Locked orders are still charged and delivered.",
  input: z.discriminatedUnion("change", [
    /** `until`: the local day at whose beginning it resumes automatically. */
    z.strictObject({ change: z.literal("pause"), reason: PauseReason, until: DateText.optional() }),
    /**
     * A new day on which a pause in progress ends automatically; without `until` the customer ends it. Not for a pause after unpaid boxes.
     */
    z.strictObject({ change: z.literal("pause-end"), until: DateText.optional() }),
    z.strictObject({ change: z.literal("resume") }),
    /** For boxes that are made from now on; existing ones keep theirs. */
    z.strictObject({ change: z.literal("plan"), plan: Plan }),
    /** `expireGiven`: given credit expires first; purchased credit stays. */
    z.strictObject({ change: z.literal("close"), reason: PauseReason, expireGiven: z.boolean().default(false) }),
  ]),
  output: z.strictObject({ subscription: SubscriptionView }),
  refusals: ["subscription-not-found", "subscription-closed", "selection-invalid", "plan-not-offered", "assets-out", "given-balance-left"],
  writes: ["credit", "subscription"],
  reads: ["subscriptions"],
});

export const expireGivenBalanceByGet = defineCall("GET", `${base}/expire_gc`, {
  who: "client-reauthenticated",
  summary: "Lets promotional and other given money expire before the account closes; purchased money stays.",
  input: Nothing,
  output: BalanceLeft,
  refusals: ["subscription-not-found", "subscription-closed", "assets-out"],
  writes: ["credit"],
  reads: ["subscriptions"],
});

export const expireGivenBalance = postTwinOf(expireGivenBalanceByGet);

/** A dish of a box, with its quantity. */
const BoxDish = z.strictObject({ dish: DishCard, quantity: z.int() }).meta({ id: "BoxDish" });

/** An open box as it would be regenerated for a plan. */
const RegeneratedBox = z
  .strictObject({
    version: z.int(),
    plan: Plan,
    /** Fewer dishes than the plan has, where too few are left for a whole box. */
    dishes: z.array(BoxDish),
    discarded: z.array(BoxDish),
    kept: z.array(BoxDish),
    /** Taxes and delivery included; paying with credit does not change the total. */
    totalCents: WholeCents,
    totalBeforeCents: WholeCents,
  })
  .meta({ id: "RegeneratedBox" });

export const boxToRegenerate = defineCall("GET", `${base}/box_anew`, {
  who: "client-reauthenticated",
  own: true,
  summary: "The box of an open week as it would be made now, for the plan that counts: what goes, what stays, what comes, at what price.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: RegeneratedBox,
  refusals: ["order-not-found", "order-not-editable", "order-skipped", "order-past-cutoff", "menu-not-found"],
  reads: ["generation_inputs", "menus", "products", "stock_levels"],
});

/** The dishes of a box as they were shown. */
const BoxToRemake = z
  .strictObject({ orderId: OrderIdText, version: z.int().nonnegative(), dishes: z.array(ItemUnits).min(1).max(14) })
  .meta({ id: "BoxToRemake" });

export const regenerateBox = defineCall("POST", `${base}/make_box_anew`, {
  who: "client-reauthenticated",
  own: true,
  summary: "Regenerates the box of an open week, with these dishes as they were shown; market items stay.",
  input: BoxToRemake,
  output: OrderChanged,
  refusals: [
    "order-not-found",
    "order-not-editable",
    "order-skipped",
    "order-past-cutoff",
    "order-changed-elsewhere",
    "item-not-on-menu",
    "item-twice",
    "minimum-spend-not-met",
    "selection-invalid",
    "sold-out",
  ],
  reads: orderCardReads,
  writes: ["order", "stock"],
});

export const planPreview = defineCall("POST", `${base}/plan_preview`, {
  who: "client-reauthenticated",
  own: true,
  summary: "A plan's first box, and every open box as it would be regenerated for it.",
  input: z.strictObject({ plan: Plan }),
  output: z.strictObject({
    /** The first box for the plan where the open boxes are regenerated, and where they stay. */
    firstBox: DateText,
    firstBoxOtherwise: DateText,
    /** Open boxes of another plan. One that is not `whole` has too few dishes left, and stays as it is. */
    boxes: z.array(z.strictObject({ orderId: OrderIdText, deliveryDate: DateText, whole: z.boolean(), box: RegeneratedBox })),
    /** The sums over the boxes that are regenerated. */
    totalCents: WholeCents,
    totalBeforeCents: WholeCents,
  }),
  refusals: ["subscription-not-found", "subscription-closed", "selection-invalid", "plan-not-offered"],
  reads: [...orderCardReads, "generation_inputs", "menus", "stock_levels"],
});

const PlanWithBoxes = z
  .strictObject({
    subscription: SubscriptionView,
    firstBox: DateText,
    /** `refused`: the code by which a box stays as it is. */
    boxes: z.array(WeekOfSeveral),
  })
  .meta({ id: "PlanWithBoxes" });

export const changePlanOfBoxes = defineCall("POST", `${base}/change_plan`, {
  who: "client-reauthenticated",
  own: true,
  idempotent: true,
  summary: "Changes the plan and regenerates open boxes for it, as they were shown.",
  input: z.strictObject({
    plan: Plan,
    boxes: z.array(BoxToRemake).max(12),
  }),
  output: PlanWithBoxes,
  refusals: ["subscription-not-found", "subscription-closed", "selection-invalid", "plan-not-offered", "order-not-found"],
  reads: ["subscriptions", ...orderCardReads],
  writes: ["subscription", "order", "stock"],
});

export const undoPlanChange = defineCall("POST", `${base}/undo_plan_change`, {
  who: "client-reauthenticated",
  own: true,
  idempotent: true,
  summary: "Restores the plan, the tastes and the boxes before a change.",
  input: z.strictObject({
    plan: Plan,
    tastes: Tastes,
    boxes: z.array(z.strictObject({ orderId: OrderIdText, version: z.int().nonnegative() })).max(12),
  }),
  output: PlanWithBoxes,
  refusals: ["subscription-not-found", "subscription-closed", "selection-invalid", "plan-not-offered", "order-not-found"],
  reads: ["subscriptions", ...orderCardReads],
  writes: ["subscription", "order", "stock"],
});
