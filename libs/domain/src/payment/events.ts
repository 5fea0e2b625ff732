import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { gatewayKey } from "../kernel/log/sees.ts";
import { InstantText, Uuid, WholeCents, WholeNumber } from "../kernel/schemas.ts";
import { FinalOutcome, PaymentProvider, PaymentPurpose, ReportedOutcome } from "./vocabulary.ts";

const attempt = WholeNumber.positive();

export const paymentEvents = {
  PaymentAttempted: {
    version: 3,
    changes: ["payments"],
    says: "A provider is about to take money for a purpose: it has prepared the payment under this reference.",
    data: z.strictObject({
      purpose: PaymentPurpose,
      attempt,
      amountCents: WholeCents.nonnegative(),
      methodToken: gatewayKey(z.string()),
      provider: PaymentProvider,
      reference: z.string(),
      attemptedAt: InstantText,
    }),
  },
  PaymentCaptured: {
    version: 1,
    changes: ["tasks", "ledger"],
    says: "The gateway took the money.",
    data: z.strictObject({ attempt, amountCents: WholeCents, reference: z.string(), capturedAt: InstantText }),
  },
  PaymentDeclined: {
    version: 1,
    changes: ["tasks"],
    says: "The gateway refused; a hard refusal is not tried again.",
    data: z.strictObject({ attempt, code: z.string(), hard: z.boolean(), declinedAt: InstantText }),
  },
  PaymentOutcomeUnknown: {
    version: 1,
    changes: ["tasks"],
    says: "The gateway did not answer: whether money moved is not known.",
    data: z.strictObject({ attempt, why: z.string(), noticedAt: InstantText }),
  },
  PaymentResolved: {
    version: 2,
    changes: ["tasks", "ledger"],
    says: "The gateway was asked what became of an attempt, and said so.",
    data: z.strictObject({
      attempt,
      outcome: FinalOutcome,
      amountCents: WholeCents,
      reference: z.string().optional(),
      code: z.string().optional(),
      /** Set on a decline: the card is not worth another attempt. */
      hard: z.boolean().optional(),
      resolvedAt: InstantText,
    }),
  },
  PaymentContradicted: {
    version: 2,
    changes: ["tasks"],
    says: "The gateway reported another outcome of an attempt than the known one, which is kept: a person has to look.",
    data: z.strictObject({
      attempt,
      known: FinalOutcome,
      told: ReportedOutcome,
      /** The gateway's own id of the webhook's event, and of its charge or reason. */
      newsId: z.string(),
      reference: z.string().optional(),
      code: z.string().optional(),
      toldAt: InstantText,
    }),
  },
  PaymentRefunded: {
    version: 1,
    changes: ["ledger"],
    says: "Captured money was given back.",
    data: z.strictObject({ refundId: Uuid, amountCents: WholeCents.positive(), reference: z.string(), refundedAt: InstantText }),
  },
} as const satisfies ChangingEvents;

export type PaymentEvent = EventOf<typeof paymentEvents>;
