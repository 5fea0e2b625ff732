import type { CommandContext } from "@tablee/commands/context";
import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../act.ts";
import { policy } from "../policy.ts";

/** The notice of a kind to the owner of the subscription, whose account the event names. */
const tell =
  (kind: NoticeAbout<"account">) =>
  ({ id: occurrence, metadata: { subject: id, at: happenedAt } }: Stored<SubscriptionEvent>, context: CommandContext): Act | undefined => {
    if (id === undefined) return undefined;
    const notice = { about: "account", id, kind, channel: "mail", occurrence, happenedAt } as const;
    return (steps) => sendNotice(steps, notice, context);
  };

export const notifyOwnerWhenSubscriptionChangesState = policy<SubscriptionEvent>("notify-owner-when-subscription-changes-state", {
  SubscriptionPaused: tell("subscription-paused"),
  SubscriptionResumed: tell("subscription-resumed"),
  SubscriptionClosed: tell("subscription-closed"),
  DeliveryMoved: tell("delivery-moved"),
});
