import { z } from "zod";
import type { EventOf } from "../kernel/events.ts";
import { Region } from "../kernel/region.ts";
import { InstantText, Sku, Uuid, WeekText, WholeNumber } from "../kernel/schemas.ts";

export const generationEvents = {
  GenerationCommitStarted: {
    version: 1,
    says: "Somebody (or the deadline) decided to make the orders that a preview showed.",
    data: z.strictObject({
      runId: Uuid,
      region: Region,
      week: WeekText,
      subscriptions: WholeNumber,
      menuRevision: WholeNumber,
      startedAt: InstantText,
    }),
  },
  GenerationCommitted: {
    version: 1,
    says: "The run's orders exist; these subscriptions had changed since the preview and were left out.",
    data: z.strictObject({
      runId: Uuid,
      region: Region,
      week: WeekText,
      orders: WholeNumber,
      alreadyThere: WholeNumber,
      changed: z.array(Uuid),
      soldOut: z.array(Sku),
      committedAt: InstantText,
    }),
  },
} as const;

export type GenerationEvent = EventOf<typeof generationEvents>;
