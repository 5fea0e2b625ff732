import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { DateText, InstantText, Uuid, WholeCents } from "../kernel/schemas.ts";
import { OrderPurpose } from "../payment/vocabulary.ts";
import { CreditKind, CreditSource } from "./vocabulary.ts";

const parts = z.array(z.strictObject({ grantId: Uuid, cents: WholeCents.positive() })).min(1);
/** The purpose of the payment: an order, or late additions to one. */
const payment = z.string().min(1).max(80);

export const creditEvents = {
  CreditGranted: {
    version: 1,
    changes: ["ledger"],
    says: "Money that an account can spend on its orders: purchased, or given.",
    data: z.strictObject({
      grantId: Uuid,
      kind: CreditKind,
      source: CreditSource,
      name: z.string().min(1).max(80),
      cents: WholeCents.positive(),
      expiresAt: InstantText.optional(),
      grantedAt: InstantText,
    }),
  },
  CreditReserved: {
    version: 1,
    changes: [],
    says: "Credit is reserved for a payment.",
    /** The purpose is absent from events before 28 November 2026. */
    data: z.strictObject({ payment, purpose: OrderPurpose.optional(), parts, reservedAt: InstantText }),
  },
  CreditSpent: {
    version: 1,
    changes: [],
    says: "What was set aside paid for it.",
    data: z.strictObject({ payment, parts, spentAt: InstantText }),
  },
  CreditReleased: {
    version: 1,
    changes: [],
    says: "What was set aside can be spent again: it was not needed.",
    data: z.strictObject({ payment, parts, releasedAt: InstantText }),
  },
  CreditReturned: {
    version: 1,
    changes: [],
    says: "A refund gave back what the balance had paid, to the grants it came from; parts of expired ones as grants of their own.",
    data: z.strictObject({
      payment,
      refundId: Uuid,
      parts,
      /** The parts whose grants have expired, or soon do: each becomes a grant with the name of the earlier one and a life of its own. */
      renewed: z
        .array(z.strictObject({ from: Uuid, grantId: Uuid, cents: WholeCents.positive(), expiresAt: InstantText }))
        .min(1)
        .optional(),
      returnedAt: InstantText,
    }),
  },
  CreditExpired: {
    version: 1,
    changes: ["ledger"],
    says: "Given money was not spent in time, or its account closes. Purchased money never expires.",
    data: z.strictObject({ grantId: Uuid, cents: WholeCents.positive(), expiredAt: InstantText }),
  },
  CreditWithdrawn: {
    version: 1,
    changes: ["ledger"],
    says: "The unused rest of a gift card, or of the bonus that it brought, was taken back since its purchase is refunded; nothing where none was left.",
    data: z.strictObject({ grantId: Uuid, withdrawalId: Uuid, kind: CreditKind, cents: WholeCents, withdrawnAt: InstantText }),
  },
  CorporatePlanGiven: {
    version: 1,
    changes: [],
    says: "Finance gave the account a corporate plan: so much credit on the first of each month from a day on, until another one.",
    data: z.strictObject({
      plan: z.string().regex(/^[a-z-]{2,40}$/),
      cents: WholeCents.positive(),
      until: DateText,
      firstOn: DateText,
      givenAt: InstantText,
    }),
  },
  CorporatePlanEnded: {
    version: 1,
    changes: [],
    says: "The account's corporate plan gives nothing more: its time is over, finance ended it, or the subscription is closed.",
    data: z.strictObject({ endedAt: InstantText }),
  },
} as const satisfies ChangingEvents;

export type CreditEvent = EventOf<typeof creditEvents>;
