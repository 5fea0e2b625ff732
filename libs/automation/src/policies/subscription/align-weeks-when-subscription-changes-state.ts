import type { CommandContext } from "@tablee/commands/context";
import { alignWeek, alignWeeks } from "@tablee/commands/order/weeks/align-weeks";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const align =
  ({ stream, metadata }: Stored<SubscriptionEvent>, context: CommandContext): Act =>
  (send) =>
    send(alignWeeks, { subscriptionId: idOf(stream), since: metadata.at }, context);

export const alignWeeksWhenSubscriptionChangesState = policy<SubscriptionEvent | OrderEvent>(
  "align-weeks-when-subscription-changes-state",
  {
    SubscriptionPaused: align,
    PauseEndMoved: align,
    SubscriptionResumed: align,
    SubscriptionClosed: align,
    // Made while its subscription is paused: it comes if its cutoff is beyond the end of the pause.
    OrderGenerated: ({ stream, data }, context) =>
      data.skipped ? (send) => send(alignWeek, { orderId: idOf(stream) }, context) : undefined,
    OrderUnskipped:
      ({ stream }, context) =>
      (send) =>
        send(alignWeek, { orderId: idOf(stream) }, context),
  },
);
