import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { Region } from "../kernel/place/region.ts";
import {
  AccountIdText,
  InstantText,
  OrderIdText,
  Sku,
  SubscriptionIdText,
  Uuid,
  WeekText,
  WholeCents,
  WholeNumber,
} from "../kernel/schemas.ts";
import { isBalanced } from "../pricing/balance.ts";
import { DiscountGrant, OrderLine, OrderPrice, TaxAmounts } from "../pricing/vocabulary.ts";
import { DeliverySlot, Plan } from "../subscription/vocabulary.ts";
import { chargeEvents } from "./charges/events.ts";
import { FailureKind, GenerationInputsData, Handover, OrderCalendarData, SkippedBecause, SkipReason } from "./vocabulary.ts";

export const orderEvents = {
  OrderGenerated: {
    version: 1,
    changes: ["generation-inputs", "tasks", "deadlines", "reminders"],
    says: "A subscription's order for a week was made, with picks, slot, instants and the versions of what it was made from.",
    data: z.strictObject({
      orderId: OrderIdText,
      subscriptionId: SubscriptionIdText,
      accountId: AccountIdText,
      region: Region,
      week: WeekText,
      plan: Plan,
      slot: DeliverySlot,
      calendar: OrderCalendarData,
      zoneTableVersion: z.string(),
      lines: z.array(OrderLine),
      /** The first delivery of the subscription: delivery is free and it is charged at sign-up. */
      firstOrder: z.boolean(),
      grants: z.array(DiscountGrant),
      inputs: GenerationInputsData,
      /** Made while the subscription was paused: skipped from the start. */
      skipped: z.boolean(),
      generatedAt: InstantText,
    }),
  },
  OrderEdited: {
    version: 1,
    changes: ["generation-inputs"],
    says: "The customer (or staff for them) saved another set of lines.",
    data: z.strictObject({ lines: z.array(OrderLine), editingSession: z.string(), editedAt: InstantText }),
  },
  OrderRemade: {
    version: 1,
    changes: ["generation-inputs"],
    says: "The box of an open week was regenerated for the plan in force: other dishes, as they were shown; market items stayed.",
    data: z.strictObject({
      plan: Plan,
      lines: z.array(OrderLine).min(1),
      /** The customer undid a regeneration: plan and lines are the earlier ones. */
      undone: z.literal(true).optional(),
      remadeAt: InstantText,
    }),
  },
  OrderSkipped: {
    version: 1,
    changes: ["generation-inputs", "receipts", "deadlines", "reminders"],
    says: "No box in this week.",
    data: z.strictObject({
      because: SkippedBecause.optional(),
      /** The act that skipped this week together with others: one id for all of them. */
      skippedTogether: Uuid.optional(),
      skippedAt: InstantText,
    }),
  },
  OrderSkipExplained: {
    version: 1,
    changes: [],
    says: "The customer said why the week was skipped.",
    data: z.strictObject({ because: SkipReason, explainedAt: InstantText }),
  },
  OrderUnskipped: {
    version: 1,
    changes: ["generation-inputs", "receipts", "deadlines", "reminders"],
    says: "The box of this week is wanted after all.",
    data: z.strictObject({
      /** It comes back since the pause for which it was skipped no longer concerns it, without a request. */
      resumed: z.literal(true).optional(),
      unskippedAt: InstantText,
    }),
  },
  OrderMinimumNotMet: {
    version: 1,
    changes: ["generation-inputs", "deadlines", "reminders"],
    says: "At the cutoff the food was worth less than the minimum: no delivery and no charge.",
    data: z.strictObject({ foodCents: WholeCents, minimumCents: WholeCents, judgedAt: InstantText }),
  },
  OrderLocked: {
    version: 1,
    changes: ["deadlines", "reminders"],
    says: "The cutoff passed; the price is fixed.",
    data: z.strictObject({ price: OrderPrice, lockedAt: InstantText }),
  },
  OrderBillingStarted: {
    version: 1,
    changes: ["deadlines", "payment-notices"],
    says: "The charge guard judged this revision and found the order due: an attempt to charge begins.",
    data: z.strictObject({ attempt: WholeNumber.positive(), chargeCents: WholeCents, startedAt: InstantText }),
  },
  OrderBilled: {
    version: 1,
    changes: ["generation-inputs", "ledger", "receipts", "deadlines"],
    says: "The order is paid: what of it is food, delivery and tax, and what paid it.",
    data: z
      .strictObject({
        attempt: WholeNumber.positive(),
        chargedCents: WholeCents,
        promotionalCents: WholeCents,
        purchasedCents: WholeCents,
        foodCents: WholeCents,
        deliveryFeeCents: WholeCents,
        taxes: TaxAmounts,
        billedAt: InstantText,
      })
      .refine(
        ({ chargedCents, promotionalCents, purchasedCents, foodCents, deliveryFeeCents, taxes }) =>
          isBalanced({ paidCents: [chargedCents, promotionalCents, purchasedCents], forCents: [foodCents, deliveryFeeCents], taxes }),
        "not balanced",
      ),
  },
  OrderPaymentFailed: {
    version: 1,
    changes: ["deadlines", "payment-notices"],
    says: "An attempt did not pay the order; whether and when another follows, or until when another card may be given.",
    data: z.strictObject({
      attempt: WholeNumber.positive(),
      code: z.string(),
      /** This card was declined for good and is not tried again: a new card may pay until `nextAttemptAt`. */
      hard: z.literal(true).optional(),
      nextAttemptAt: InstantText.optional(),
      failedAt: InstantText,
    }),
  },
  OrderFailed: {
    version: 1,
    changes: ["generation-inputs", "deadlines", "payment-notices"],
    says: "The order ends without a box: never paid, or not delivered.",
    data: z.strictObject({ kind: FailureKind, failedAt: InstantText }),
  },
  OrderDelivered: {
    version: 1,
    changes: ["deadlines", "impact", "review-requests"],
    says: "The box was handed over.",
    data: z.strictObject({ deliveredAt: InstantText }),
  },
  OrderDeliveryFailed: {
    version: 1,
    changes: ["deadlines"],
    says: "The box could not be handed over; one free retry.",
    data: z.strictObject({ code: z.string(), retryAt: InstantText.optional(), failedAt: InstantText }),
  },
  OrderOutForDelivery: {
    version: 1,
    changes: ["deadlines"],
    says: "The box is on its way.",
    data: z.strictObject({ expectedFrom: InstantText, expectedUntil: InstantText, outAt: InstantText }),
  },
  OrderDeliveryChanged: {
    version: 1,
    changes: ["deadlines", "reminders"],
    says: "The box of this week comes on another day, in another window or from another depot; what is not sold there left the order.",
    data: z.strictObject({
      region: Region,
      slot: DeliverySlot,
      calendar: OrderCalendarData,
      zoneTableVersion: z.string(),
      lines: z.array(OrderLine),
      removed: z.array(Sku),
      changedAt: InstantText,
    }),
  },
  OrderHandoverChosen: {
    version: 1,
    changes: [],
    says: "Where this box is left, or with whom; null: as the address says.",
    data: z.strictObject({ handover: Handover.nullable(), chosenAt: InstantText }),
  },
  OrderDiscountsChanged: {
    version: 1,
    changes: [],
    says: "A code was entered or withdrawn: what it grants to this order.",
    data: z.strictObject({ grants: z.array(DiscountGrant), changedAt: InstantText }),
  },
  ...chargeEvents,
} as const satisfies ChangingEvents;

export type OrderEvent = EventOf<typeof orderEvents>;
