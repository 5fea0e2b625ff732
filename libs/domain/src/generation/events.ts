import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { Region } from "../kernel/place/region.ts";
import { AccountIdText, InstantText, Sku, SubscriptionIdText, Uuid, WeekText, WholeNumber } from "../kernel/schemas.ts";

/** The reasons why a run made no order for a subscription: too close to its cutoff, or its inputs could not be read. */
export const LeftOutBecause = z.enum(["not-covered", "unreadable"]);
export type LeftOutBecause = z.infer<typeof LeftOutBecause>;

const run = { runId: Uuid, region: Region, week: WeekText } as const;

export const generationEvents = {
  GenerationDelayed: {
    version: 1,
    changes: ["tasks"],
    says: "A run has waited for minutes for a read model that does not catch up.",
    data: z.strictObject({ ...run, waitsFor: z.array(z.string()), delayedAt: InstantText }),
  },
  GenerationResumed: {
    version: 1,
    changes: ["tasks"],
    says: "A run that had been delayed runs again.",
    data: z.strictObject({ runId: Uuid, resumedAt: InstantText }),
  },
  GenerationCommitStarted: {
    version: 1,
    changes: ["runs"],
    says: "A member of staff (or the deadline) decided to make the orders that a preview showed.",
    data: z.strictObject({ ...run, subscriptions: WholeNumber, menuRevision: WholeNumber, startedAt: InstantText }),
  },
  SubscriptionsLeftOut: {
    version: 1,
    changes: ["generation-inputs", "tasks"],
    says: "A run made no order for these subscriptions, and why; a week that is not covered is thereby answered.",
    data: z.strictObject({
      ...run,
      because: LeftOutBecause,
      subscriptions: z.array(z.strictObject({ subscriptionId: SubscriptionIdText, accountId: AccountIdText })).min(1),
      leftOutAt: InstantText,
    }),
  },
  GenerationCommitted: {
    version: 1,
    changes: ["runs", "tasks"],
    says: "The run's orders exist; these subscriptions had changed since the preview and were left out.",
    data: z.strictObject({
      ...run,
      orders: WholeNumber,
      alreadyThere: WholeNumber,
      changed: z.array(SubscriptionIdText),
      soldOut: z.array(Sku),
      committedAt: InstantText,
    }),
  },
} as const satisfies ChangingEvents;

export type GenerationEvent = EventOf<typeof generationEvents>;
