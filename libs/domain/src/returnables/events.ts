import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { DateText, InstantText, OrderIdText, Uuid, WholeCents, WholeNumber, Zone } from "../kernel/schemas.ts";
import {
  AssetIds,
  AttemptCode,
  PickupAddress,
  PickupBooker,
  PickupEnd,
  PickupNote,
  PickupPlace,
  PickupRoute,
  ReturnableKind,
  ReturnablesTerms,
  ReturnNotice,
  ReturnWay,
} from "./vocabulary.ts";

const attempt = WholeNumber.positive();

export const returnablesEvents = {
  ReturnableLent: {
    version: 1,
    changes: ["deadlines", "impact"],
    says: "A bag or a kit stays with a household when its box is delivered, on the terms of this policy.",
    data: z.strictObject({
      assetId: Uuid,
      kind: ReturnableKind,
      orderId: OrderIdText,
      zone: Zone,
      /** The local day of the delivery. */
      lentOn: DateText,
      policy: ReturnablesTerms,
      lentAt: InstantText,
    }),
  },
  CollectionAttempted: {
    version: 1,
    changes: ["deadlines"],
    says: "A driver who delivered a box, or came for a pickup, could not take these bags and kits along.",
    data: z.strictObject({
      /** The order that was delivered on the visit, or the pickup. */
      visitId: Uuid,
      assetIds: AssetIds,
      code: AttemptCode,
      attemptedAt: InstantText,
    }),
  },
  ReturnablesReturned: {
    version: 1,
    changes: ["deadlines", "impact", "tasks"],
    says: "Bags and kits are back.",
    data: z.strictObject({ way: ReturnWay, visitId: Uuid.optional(), assetIds: AssetIds, returnedAt: InstantText }),
  },
  ReturnReminderSettled: {
    version: 1,
    changes: ["deadlines"],
    says: "The household was reminded of bags and kits that are still with it, or had no address to be reminded at.",
    data: z.strictObject({
      notice: ReturnNotice,
      assetIds: AssetIds,
      result: z.enum(["sent", "not-wanted"]),
      settledAt: InstantText,
    }),
  },
  PickupBooked: {
    version: 1,
    changes: ["deadlines"],
    says: "A driver comes for the bags and kits on this day: the customer asked for it, or the route planned it because something is overdue.",
    personal: ["address", "notes"],
    data: z.strictObject({
      pickupId: Uuid,
      by: PickupBooker,
      place: PickupPlace,
      route: PickupRoute,
      address: PickupAddress,
      notes: PickupNote.optional(),
      /** The pickup that goes with the second try of its box as this one. */
      follows: Uuid.optional(),
      bookedAt: InstantText,
    }),
  },
  PickupCancelled: {
    version: 1,
    changes: ["deadlines"],
    says: "The pickup does not take place: its customer cancelled or replaced it, everything is back, or the box that it was booked with does not come then.",
    data: z.strictObject({ pickupId: Uuid, because: PickupEnd, cancelledAt: InstantText }),
  },
  ReturnableChargeStarted: {
    version: 1,
    changes: ["deadlines"],
    says: "A bag or kit was out too long and could not be collected: an attempt to charge for it begins.",
    data: z.strictObject({ assetId: Uuid, attempt, cents: WholeCents.positive(), startedAt: InstantText }),
  },
  ReturnableChargeFailed: {
    version: 1,
    changes: ["deadlines"],
    says: "An attempt to charge for a bag or kit failed.",
    data: z.strictObject({ assetId: Uuid, attempt, code: z.string(), failedAt: InstantText }),
  },
  ReturnableLeftUnpaid: {
    version: 1,
    changes: ["tasks"],
    says: "No further attempt to charge for a bag or kit is made automatically: its household owes the amount until it pays or returns it.",
    data: z.strictObject({ assetId: Uuid, attempt, cents: WholeCents.positive(), leftAt: InstantText }),
  },
  ReturnableCharged: {
    version: 1,
    changes: ["deadlines", "ledger", "receipts", "tasks"],
    says: "The bag or kit is paid for. A return reverses it.",
    data: z.strictObject({ assetId: Uuid, attempt, cents: WholeCents.positive(), chargedAt: InstantText }),
  },
  ReturnableChargeReversed: {
    version: 1,
    changes: ["ledger", "receipts"],
    says: "The bag or kit that was charged for is back: its charge goes back to where it came from.",
    data: z.strictObject({ assetId: Uuid, refundId: Uuid, cents: WholeCents.positive(), reversedAt: InstantText }),
  },
  ReturnablesWrittenOff: {
    version: 1,
    changes: ["deadlines", "tasks"],
    says: "The person was forgotten: their bags and kits are no longer looked for or charged.",
    data: z.strictObject({ assetIds: AssetIds, writtenOffAt: InstantText }),
  },
} as const satisfies ChangingEvents;

export type ReturnablesEvent = EventOf<typeof returnablesEvents>;
