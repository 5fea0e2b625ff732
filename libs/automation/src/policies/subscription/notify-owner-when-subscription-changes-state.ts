import type { CommandContext } from "@tablee/commands/context";
import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

interface About {
  readonly planChange?: { readonly plan: Plan; readonly fromWeek: Week };
  readonly isUnpaid?: boolean;
  readonly pauseEnd?: { readonly pausedAt: Instant; readonly resumesAt?: Instant | undefined };
}

/** The notice of a kind to the owner of the subscription, whose account the event names. */
const tell =
  (kind: NoticeAbout<"account">, about: About = {}) =>
  ({ id: occurrence, metadata: { subject: id, at: happenedAt } }: Stored<SubscriptionEvent>, context: CommandContext): Act | undefined => {
    if (id === undefined) return undefined;
    const notice = { about: "account", id, kind, channel: "mail", occurrence, happenedAt, ...about } as const;
    return (send) => send(sendNotice, notice, context);
  };

export const notifyOwnerWhenSubscriptionChangesState = policy<SubscriptionEvent>("notify-owner-when-subscription-changes-state", {
  // The system pauses one for a single reason: two boxes in a row that could not be paid.
  SubscriptionPaused: (event, context) => tell("subscription-paused", { isUnpaid: event.metadata.actor.kind === "system" })(event, context),
  PauseEndMoved: (event, context) => {
    const { pausedAt, resumesAt } = event.data;
    return tell("pause-moved", { pauseEnd: { pausedAt, resumesAt } })(event, context);
  },
  SubscriptionResumed: tell("subscription-resumed"),
  SubscriptionClosed: tell("subscription-closed"),
  DeliveryMoved: tell("delivery-moved"),
  PlanChanged: (event, context) => {
    const { plan, fromWeek, firstBox, during } = event.data;
    return during === "sign-up"
      ? undefined
      : tell("plan-changed", { planChange: { plan, fromWeek, ...(firstBox && { firstBox }) } })(event, context);
  },
});
