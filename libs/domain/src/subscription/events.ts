import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { Region } from "../kernel/place/region.ts";
import { AccountIdText, DateText, InstantText, Sku, SubscriptionIdText, WeekText } from "../kernel/schemas.ts";
import { DeliverySlot, PauseReason, Plan, Tastes } from "./vocabulary.ts";

export const subscriptionEvents = {
  SubscriptionStarted: {
    version: 1,
    changes: ["generation-inputs", "terms-notices"],
    says: "A household chose a plan, a slot and tastes, and its first week.",
    data: z.strictObject({
      subscriptionId: SubscriptionIdText,
      accountId: AccountIdText,
      region: Region,
      plan: Plan,
      tastes: Tastes,
      slot: DeliverySlot,
      firstWeek: WeekText,
      /** The sign-up is not paid yet: until the first order is paid, no other order is made. */
      awaitsPayment: z.literal(true).optional(),
      startedAt: InstantText,
    }),
  },
  PlanChanged: {
    version: 1,
    changes: ["generation-inputs", "receipts"],
    says: "From a week on, orders are made for another plan.",
    data: z.strictObject({
      plan: Plan,
      fromWeek: WeekText,
      /** The delivery day of the first box that is, or will be, made for it. */
      firstBox: DateText.optional(),
      /** The change was made before the first box was paid: no change to notify anyone of. */
      during: z.literal("sign-up").optional(),
      changedAt: InstantText,
    }),
  },
  TastesChanged: {
    version: 1,
    changes: ["generation-inputs"],
    says: "From a week on, orders are picked for other diets, allergens and dislikes.",
    data: z.strictObject({ tastes: Tastes, fromWeek: WeekText, changedAt: InstantText }),
  },
  DeliverySlotChanged: {
    version: 1,
    changes: ["generation-inputs"],
    says: "From a week on, boxes come from another depot, on another day or in another window.",
    data: z.strictObject({ region: Region, slot: DeliverySlot, fromWeek: WeekText, changedAt: InstantText }),
  },
  DeliveryMoved: {
    version: 1,
    changes: ["generation-inputs", "receipts"],
    says: "In the settings: from a week on, boxes come to another address, on another day or in another window. Open weeks that came by the slot before follow.",
    data: z.strictObject({
      region: Region,
      slot: DeliverySlot,
      /** The slot before the change. */
      before: DeliverySlot,
      fromWeek: WeekText,
      /** When the account gave its present delivery address, where it was given in the settings. */
      addressGivenAt: InstantText.optional(),
      movedAt: InstantText,
    }),
  },
  RecurringItemChosen: {
    version: 1,
    changes: [],
    says: "A market item that comes with every box from a week on, so many units.",
    data: z.strictObject({ sku: Sku, quantity: z.int().min(1).max(20), fromWeek: WeekText, chosenAt: InstantText }),
  },
  RecurringItemEnded: {
    version: 1,
    changes: [],
    says: "A market item no longer comes with every box from a week on.",
    data: z.strictObject({ sku: Sku, fromWeek: WeekText, endedAt: InstantText }),
  },
  SubscriptionPaused: {
    version: 1,
    changes: ["generation-inputs", "receipts", "pauses"],
    says: "Open weeks whose cutoff falls into the pause are skipped by default: all of them, or those before the day that was chosen.",
    data: z.strictObject({
      reason: PauseReason,
      /** When it resumes automatically; without it the customer resumes it. */
      resumesAt: InstantText.optional(),
      pausedAt: InstantText,
    }),
  },
  PauseEndMoved: {
    version: 1,
    changes: ["receipts", "pauses"],
    says: "The end of a running pause was moved to another day, or removed: its customer ends it then.",
    data: z.strictObject({
      /** The beginning of the pause whose end is moved. */
      pausedAt: InstantText,
      /** When it resumes automatically; without it the customer resumes it. */
      resumesAt: InstantText.optional(),
      movedAt: InstantText,
    }),
  },
  SubscriptionResumed: {
    version: 1,
    changes: ["generation-inputs", "receipts", "pauses"],
    says: "Orders are made again.",
    data: z.strictObject({ resumedAt: InstantText }),
  },
  SubscriptionClosed: {
    version: 1,
    changes: ["generation-inputs", "receipts", "pauses", "terms-notices"],
    says: "The subscription ended for good; locked orders are still charged and delivered.",
    data: z.strictObject({
      reason: PauseReason,
      /** Bags and kits that are still with the customer: until they are back the account is closing. */
      assetsOut: z.int().min(1).optional(),
      closedAt: InstantText,
    }),
  },
} as const satisfies ChangingEvents;

export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;
