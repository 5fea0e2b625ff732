import { z } from "zod";
import type { EventDefinitions, EventOf } from "../kernel/log/events.ts";
import { InstantText, OrderIdText, Uuid, WeekText, WholeNumber } from "../kernel/schemas.ts";

export const stampCardEvents = {
  StampCardStarted: {
    version: 1,
    says: "The first delivery after the last card ended starts a card, which runs for some weeks.",
    data: z.strictObject({
      cardId: Uuid,
      policy: z.string(),
      firstWeek: WeekText,
      lastWeek: WeekText,
      /** The number of deliveries that complete it, and the points that it then brings. */
      required: WholeNumber.positive(),
      points: WholeNumber.positive(),
      startedAt: InstantText,
    }),
  },
  StampAdded: {
    version: 1,
    says: "A delivered box counts for the card.",
    data: z.strictObject({ cardId: Uuid, orderId: OrderIdText, week: WeekText, addedAt: InstantText }),
  },
  StampCardCompleted: {
    version: 1,
    says: "The card has all its deliveries: its points are awarded.",
    data: z.strictObject({ cardId: Uuid, points: WholeNumber.positive(), completedAt: InstantText }),
  },
  StampTakenBack: {
    version: 1,
    says: "A box that counted for a card was refunded in full: it no longer counts, and its part of a completed card's points is taken back.",
    data: z.strictObject({
      cardId: Uuid,
      orderId: OrderIdText,
      /** The part of the card's points; none while the card was not complete. */
      points: WholeNumber.nonnegative(),
      takenBackAt: InstantText,
    }),
  },
} as const satisfies EventDefinitions;

export type StampCardEvent = EventOf<typeof stampCardEvents>;
