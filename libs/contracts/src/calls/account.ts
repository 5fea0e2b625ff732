import { DeliveryTime } from "@tablee/domain/account/vocabulary";
import { termsVersions } from "@tablee/domain/consent/terms";
import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, OrderIdText, Sku, WeekdayNumber, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { SkipReason } from "@tablee/domain/order/vocabulary";
import { DeliveryWindow, PauseReason, Plan, SubscriptionStatus } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import {
  CreditParts,
  Cutoff,
  Done,
  FailedBox,
  LocalInstant,
  MaybeDate,
  MaybePaymentMethod,
  MethodChanged,
  Nothing,
  OrderCard,
  OrderChanged,
  PointsParts,
  ReadKey,
  SetupToken,
} from "../schemas.ts";
import { EditorItem } from "./orders.ts";

/** A failed card, new terms whose mail came back, a future skipped week, a recurring item, or news. */
export const AccountMessage = z
  .strictObject({
    kind: z.enum(["payment-method-warning", "new-terms", "skip-notice", "recurring-items", "popup"]),
    /** The order concerned. */
    orderId: OrderIdText.optional(),
    /** The version of the terms concerned. */
    version: z.string().optional(),
    /** Distinguishes messages of one kind: a dismissal names it. */
    key: z.string(),
  })
  .meta({ id: "AccountMessage" });

export const accountIndex = defineCall("GET", "/api/v1/account/index", {
  who: "client",
  summary: "The account's home: the subscription's present state, and the upcoming orders.",
  input: Nothing,
  output: z.strictObject({
    firstname: z.string(),
    /** The present day where the boxes go. */
    today: DateText,
    subscription: z
      .strictObject({
        status: SubscriptionStatus,
        /** `unpaid`: two boxes in a row could not be paid. */
        pauseReason: PauseReason.or(z.literal("unpaid")).optional(),
        pausedAt: LocalInstant.optional(),
        /** When a pause ends automatically. */
        resumesAt: LocalInstant.optional(),
        closedAt: LocalInstant.optional(),
        plan: Plan,
        /** The day of the first box for the plan, while open boxes have a different plan. */
        planFrom: DateText.optional(),
        region: Region,
        weekday: z.int(),
        window: DeliveryWindow,
      })
      .nullable(),
    payWith: MaybePaymentMethod,
    points: PointsParts,
    credit: CreditParts.extend({
      /** The value of the grants of which something is left. */
      valueCents: WholeCents,
      /** The amount that expires next, and the last day on which it can be spent. */
      expiring: z.strictObject({ cents: WholeCents, on: DateText }).nullable(),
    }).meta({ id: "CreditAtHand" }),
    /** The last box that could not be paid: the page begins with it until a charge succeeds. */
    failedBox: FailedBox.nullable(),
    /** Messages that the page shows until they are dismissed. */
    messages: z.array(AccountMessage),
    orders: z.array(OrderCard),
  }),
  reads: [...orderCardReads, "points_balances", "consents"],
});

const MeritWeek = z
  .strictObject({
    week: WeekText,
    /** Null where the week has no order yet. */
    deliveryDate: MaybeDate,
    /** `unknown`: it has no order yet, or its box does not count: not delivered, or refunded in full. */
    status: z.enum(["completed", "skipped", "upcoming", "unknown"]),
  })
  .meta({ id: "MeritWeek" });

const MeritProgram = z
  .strictObject({
    /** `waiting`: the next delivery starts it; `completed`: its points are awarded, and the next delivery starts another. */
    status: z.enum(["waiting", "running", "completed"]),
    /** The deliveries that complete it, the weeks in which they must be, and the boxes delivered so far. */
    required: z.int(),
    total: z.int(),
    delivered: z.int(),
    startDate: MaybeDate,
    endDate: MaybeDate,
    points: z.int(),
    dollarValueCents: WholeCents,
    /** The present day where the boxes go. */
    today: DateText,
    weeks: z.array(MeritWeek),
  })
  .meta({ id: "MeritProgram" });

export const currentMeritProgram = defineCall("GET", "/api/v1/account/current_merit_program", {
  who: "client",
  summary: "The stamp card: so many deliveries in so many weeks bring points, with a row for each week.",
  input: Nothing,
  output: z.strictObject({
    /** Null without an open subscription. */
    program: MeritProgram.nullable(),
  }),
  reads: ["stamp_cards", "orders", "subscriptions"],
});

export const skipOrder = defineCall("POST", "/api/v1/account/skip_order", {
  who: "client",
  summary: "No box in this week; can be undone until the cutoff.",
  input: z.strictObject({ orderId: OrderIdText, reason: SkipReason.optional() }),
  output: OrderChanged,
  refusals: ["order-not-found", "order-past-cutoff", "order-not-editable", "order-refunded", "addition-under-way", "change-under-way"],
  writes: ["order"],
  reads: orderCardReads,
});

export const unskipOrder = defineCall("POST", "/api/v1/account/unskip_order", {
  who: "client",
  summary: "The box is wanted after all; stock and a place in the window are asked for again.",
  /** `place`: a new day and window, where the order's own is full. */
  input: z.strictObject({ orderId: OrderIdText, place: DeliveryTime.optional() }),
  output: z.strictObject({
    order: OrderCard,
    /** Items that were sold out since and left the order. */
    removed: z.array(z.string()),
    /** The points granted for it, once per order: zero if it had them before, or was skipped for too short a time. */
    pointsEarned: z.int(),
  }),
  refusals: [
    "order-not-found",
    "order-past-cutoff",
    "order-not-editable",
    "first-order-returned",
    "order-changed-elsewhere",
    "slot-not-offered",
    "slot-full",
    "subscription-closed",
  ],
  writes: ["order", "stock", "slot", "points"],
  reads: orderCardReads,
});

export const changeDeliveryForm = defineCall("GET", "/api/v1/account/change_delivery_form", {
  who: "client",
  summary: "The days and windows that one week's box can be moved to.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({
    order: OrderCard,
    days: z.array(
      z.strictObject({
        weekday: z.int(),
        date: DateText,
        cutoff: Cutoff,
        /** The order's own cutoff has already passed. */
        past: z.boolean(),
        windows: z.array(z.strictObject({ window: DeliveryWindow, full: z.boolean(), current: z.boolean() })),
      }),
    ),
  }),
  refusals: ["order-not-found"],
  reads: [...orderCardReads, "slot_levels"],
});

export const updateDelivery = defineCall("POST", "/api/v1/account/update_delivery", {
  who: "client",
  summary: "Moves one week's box to another day or window.",
  input: z.strictObject({ orderId: OrderIdText, weekday: WeekdayNumber, window: DeliveryWindow }),
  output: z.strictObject({
    order: OrderCard,
    /** Items that left the order since they are not sold there, or no longer available. */
    removed: z.array(Sku),
  }),
  refusals: [
    "order-not-found",
    "order-past-cutoff",
    "order-not-editable",
    "first-order-returned",
    "slot-not-offered",
    "slot-full",
    "order-changed-elsewhere",
  ],
  writes: ["order", "slot", "stock"],
  reads: orderCardReads,
});

export const unpauseAccount = defineCall("POST", "/api/v1/account/unpause_account", {
  who: "client",
  summary: "Deliveries go on; weeks that were skipped for the pause alone come back.",
  input: Nothing,
  output: z.strictObject({ status: SubscriptionStatus }),
  refusals: ["subscription-not-found", "subscription-closed"],
  writes: ["subscription"],
  reads: ["subscriptions"],
});

export const updatePaymentMethodToPaypal = defineCall("POST", "/api/v1/account/update_payment_method_to_paypal", {
  who: "client-reauthenticated",
  personal: true,
  idempotent: true,
  summary: "Pays with PayPal from now on; an order that waits for another attempt gets it at once.",
  input: z.strictObject({ setupToken: SetupToken }),
  output: MethodChanged,
  refusals: ["payment-method-unknown", "offer-taken", "too-many-attempts", "too-many-declines"],
  writes: ["account"],
});

export const ghostAddons = defineCall("GET", "/api/v1/account/ghost_addons", {
  who: "client",
  summary: "Market items that would go well with an order and are not on it.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ items: z.array(EditorItem) }),
  refusals: ["order-not-found"],
  reads: ["orders", "menus", "products", "stock_levels", "subscriptions"],
});

export const loyaltySticker = defineCall("GET", "/api/v1/account/loyalty_sticker_for_ghost_addons", {
  who: "client",
  summary: "How much more food brings an order to the higher rate of points; null when it is there, or far from it.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ sticker: z.strictObject({ gapCents: WholeCents, extraPoints: z.int() }).nullable() }),
  refusals: ["order-not-found"],
  reads: orderCardReads,
});

export const productsAvailability = defineCall("GET", "/api/v1/account/products_availability_info", {
  who: "client",
  summary: "How many of each item of an order's week are left for it, those that it has included.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ week: WeekText, items: z.array(z.strictObject({ sku: Sku, unitsLeft: z.int(), few: z.boolean() })) }),
  refusals: ["order-not-found"],
  reads: ["orders", "stock_levels"],
});

const dismissal = (path: string, summary: string) =>
  defineCall("POST", `/api/v1/account/${path}`, {
    who: "client",
    summary,
    input: ReadKey,
    output: Done,
    refusals: ["not-found"],
    writes: [],
  });

export const dismissRecurringPopup = dismissal("dismiss_client_recurring_popup", "The message about items that come every week was read.");
export const dismissPaymentWarning = dismissal("dismiss_payment_method_warning", "The warning about a card was read.");
export const dismissPopup = dismissal("dismiss_popup_message", "A message was read.");
export const dismissSkipNotice = dismissal("dismiss_skip_notice", "The notice about a skipped week was read.");

export const readNewTerms = defineCall("POST", "/api/v1/account/read_new_terms", {
  who: "client",
  own: true,
  personal: true,
  summary: "The notice of new terms whose mail came back was read: the version applies after seven full days.",
  input: z.strictObject({ version: z.enum(termsVersions.map(({ version }) => version)) }),
  output: Done,
  refusals: ["terms-notice-not-found"],
  writes: ["consent"],
});
