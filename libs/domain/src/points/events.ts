import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { InstantText, OrderIdText, Uuid, WholeCents, WholeNumber } from "../kernel/schemas.ts";
import { DisputedLine, DisputeOutcome, DisputeText } from "./vocabulary.ts";

export const earnedBy = ["order", "unskip", "addition", "change"] as const;

export const pointsEvents = {
  PointsPending: {
    version: 2,
    changes: ["deadlines"],
    says: "Points are earned but wait for the delivery of an order; fewer, where a change made the order cost less.",
    data: z.strictObject({
      orderId: OrderIdText,
      by: z.enum(earnedBy),
      /** The late additions that earned them. */
      additionId: Uuid.optional(),
      /** The change of a first order that earned them. */
      changeId: Uuid.optional(),
      /** Negative only for a change. */
      points: WholeNumber.refine((points) => points !== 0),
      earnedAt: InstantText,
    }),
  },
  PointsMatured: {
    version: 1,
    changes: ["ledger", "deadlines"],
    says: "An order was delivered: its points can be spent.",
    data: z.strictObject({ orderId: OrderIdText, points: WholeNumber.positive(), maturedAt: InstantText }),
  },
  PointsForfeited: {
    version: 1,
    changes: ["deadlines"],
    says: "An order will not be delivered: its pending points are gone.",
    data: z.strictObject({ orderId: OrderIdText, points: WholeNumber.positive(), forfeitedAt: InstantText }),
  },
  PendingPointsTakenBack: {
    version: 1,
    changes: ["deadlines"],
    says: "An order was refunded before its delivery: fewer of its points wait for it.",
    data: z.strictObject({ orderId: OrderIdText, refundId: Uuid, points: WholeNumber.positive(), takenBackAt: InstantText }),
  },
  PointsTakenBack: {
    version: 1,
    changes: ["ledger"],
    says: "Points of a refunded order were taken back, even below zero.",
    data: z.strictObject({ orderId: OrderIdText, refundId: Uuid, points: WholeNumber.positive(), takenBackAt: InstantText }),
  },
  PointsRedeemed: {
    version: 1,
    changes: ["ledger"],
    says: "Points were exchanged for a gift card: credit of this value, which the account is granted for them.",
    data: z.strictObject({
      redemptionId: Uuid,
      points: WholeNumber.positive(),
      cents: WholeCents.positive(),
      redeemedAt: InstantText,
    }),
  },
  PointsAwarded: {
    version: 1,
    changes: ["ledger"],
    says: "A stamp card was completed: its points can be spent.",
    data: z.strictObject({ awardId: Uuid, points: WholeNumber.positive(), awardedAt: InstantText }),
  },
  AwardTakenBack: {
    version: 1,
    changes: ["ledger"],
    says: "A box of a completed stamp card was refunded in full: its part of the card's points was taken back, even below zero.",
    data: z.strictObject({ awardId: Uuid, orderId: OrderIdText, points: WholeNumber.positive(), takenBackAt: InstantText }),
  },
  PointsExpiryAnnounced: {
    version: 1,
    changes: [],
    says: "A notice went out: the points expire on a day unless some are earned or exchanged before.",
    data: z.strictObject({ points: WholeNumber.positive(), expiresAt: InstantText, announcedAt: InstantText }),
  },
  PointsExpiryPostponed: {
    version: 1,
    changes: [],
    says: "The notice of the expiry had no recipient: it is tried again later, and nothing expires until then.",
    data: z.strictObject({ until: InstantText, postponedAt: InstantText }),
  },
  PointsExpired: {
    version: 1,
    changes: ["ledger"],
    says: "For a year no points were earned or exchanged: those that could be spent are gone, as a notice had announced.",
    data: z.strictObject({ points: WholeNumber.positive(), expiredAt: InstantText }),
  },
  PointsDisputed: {
    version: 1,
    changes: ["tasks"],
    says: "The customer disputes a line of the history; the message is in the envelope.",
    personal: ["message"],
    data: z.strictObject({
      disputeId: Uuid,
      /** The line's order, award or exchange, or the instant of an expiry. */
      subject: z.string().min(1).max(80),
      entry: DisputedLine,
      message: DisputeText,
      disputedAt: InstantText,
    }),
  },
  PointsAdjusted: {
    version: 1,
    changes: ["ledger"],
    says: "Staff added points at a dispute, or took some off; the actor's reason is the answer to the customer.",
    data: z.strictObject({ disputeId: Uuid, points: WholeNumber.refine((points) => points !== 0), adjustedAt: InstantText }),
  },
  PointsDisputeAnswered: {
    version: 1,
    changes: ["tasks"],
    says: "Staff answered a dispute: the actor's reason is the answer. Points may have been adjusted before.",
    data: z.strictObject({
      disputeId: Uuid,
      subject: z.string().min(1).max(80),
      outcome: DisputeOutcome,
      answeredAt: InstantText,
    }),
  },
  PointsEnded: {
    version: 1,
    changes: ["ledger", "deadlines"],
    says: "The account was closed: its points are lost, and so are those that waited for a delivery. It earns no more.",
    data: z.strictObject({
      /** The points that could be spent, and those that were pending. */
      available: WholeNumber.nonnegative(),
      pending: WholeNumber.nonnegative(),
      /** The points of each order that were neither taken back nor spent. */
      orders: z.array(z.strictObject({ orderId: OrderIdText, points: WholeNumber.positive() })),
      /** The points of each award, likewise. */
      awards: z.array(z.strictObject({ awardId: Uuid, points: WholeNumber.positive() })).optional(),
      endedAt: InstantText,
    }),
  },
} as const satisfies ChangingEvents;

export type PointsEvent = EventOf<typeof pointsEvents>;
