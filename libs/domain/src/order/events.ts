import { z } from "zod";
import type { EventOf } from "../kernel/events.ts";
import { Region } from "../kernel/region.ts";
import { InstantText, Uuid, WeekText, WholeCents } from "../kernel/schemas.ts";
import { DiscountGrant, OrderLine, OrderPrice } from "../pricing/vocabulary.ts";
import { DeliverySlot, Plan } from "../subscription/vocabulary.ts";
import { FailureKind, GenerationInputsData, OrderCalendarData, SkippedBecause } from "./vocabulary.ts";

export const orderEvents = {
  OrderGenerated: {
    version: 1,
    says: "A subscription's order for a week was made, with picks, slot, instants and the versions of what it was made from.",
    data: z.strictObject({
      orderId: Uuid,
      subscriptionId: Uuid,
      accountId: Uuid,
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
    says: "The customer (or staff for them) saved another set of lines.",
    data: z.strictObject({ lines: z.array(OrderLine), editingSession: z.string(), editedAt: InstantText }),
  },
  OrderSkipped: {
    version: 1,
    says: "No box in this week.",
    data: z.strictObject({ because: SkippedBecause.optional(), skippedAt: InstantText }),
  },
  OrderUnskipped: { version: 1, says: "The box of this week is wanted after all.", data: z.strictObject({ unskippedAt: InstantText }) },
  OrderMinimumNotMet: {
    version: 1,
    says: "At the cutoff the food was worth less than the minimum: no delivery and no charge.",
    data: z.strictObject({ foodCents: WholeCents, minimumCents: WholeCents, judgedAt: InstantText }),
  },
  OrderLocked: {
    version: 1,
    says: "The cutoff passed; the price stands.",
    data: z.strictObject({ price: OrderPrice, lockedAt: InstantText }),
  },
  OrderBillingStarted: {
    version: 1,
    says: "The charge guard judged this revision and found the order due: an attempt to charge begins.",
    data: z.strictObject({ attempt: z.int().positive(), chargeCents: WholeCents, startedAt: InstantText }),
  },
  OrderBilled: {
    version: 1,
    says: "The order is paid: what of it is food, delivery and tax, and what paid it.",
    data: z.strictObject({
      attempt: z.int().positive(),
      chargedCents: WholeCents,
      promotionalCents: WholeCents,
      purchasedCents: WholeCents,
      foodCents: WholeCents,
      deliveryFeeCents: WholeCents,
      taxes: z.array(z.strictObject({ code: z.string(), cents: WholeCents })),
      billedAt: InstantText,
    }),
  },
  OrderPaymentFailed: {
    version: 1,
    says: "An attempt did not pay the order; whether and when another follows.",
    data: z.strictObject({ attempt: z.int().positive(), code: z.string(), nextAttemptAt: InstantText.optional(), failedAt: InstantText }),
  },
  OrderFailed: {
    version: 1,
    says: "The order ends without a box: never paid, or not delivered.",
    data: z.strictObject({ kind: FailureKind, failedAt: InstantText }),
  },
  OrderDelivered: { version: 1, says: "The box was handed over.", data: z.strictObject({ deliveredAt: InstantText }) },
  OrderDeliveryFailed: {
    version: 1,
    says: "The box could not be handed over; one free retry.",
    data: z.strictObject({ code: z.string(), retryAt: InstantText.optional(), failedAt: InstantText }),
  },
  OrderRefunded: {
    version: 1,
    says: "Money of the order was given back, line by line.",
    data: z.strictObject({
      refundId: Uuid,
      lines: z.array(z.strictObject({ sku: z.string(), cents: WholeCents })),
      refundedCents: WholeCents,
      reason: z.string().min(3).max(300),
      refundedAt: InstantText,
    }),
  },
} as const;

export type OrderEvent = EventOf<typeof orderEvents>;
