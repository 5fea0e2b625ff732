import { refuse } from "@tablee/domain/kernel/errors";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { PlainDate } from "@tablee/domain/kernel/time";
import type { Subscription } from "@tablee/domain/subscription/decider";
import type { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { beginningOf } from "./beginning-of.ts";

interface SubscriptionToPause {
  readonly subscriptionId: SubscriptionId;
  readonly reason: PauseReason;
  /** The local day at whose beginning it resumes automatically. */
  readonly until?: PlainDate | undefined;
}

/** @throws Refused subscription-not-found, subscription-closed; selection-invalid for a day that has begun, or is too far away */
export async function pauseSubscription(
  streams: Streams,
  { subscriptionId, reason, until }: SubscriptionToPause,
  context: CommandContext,
): Promise<Outcome<Subscription>> {
  const { at } = context;
  const pause = (state: Subscription) => {
    if (until === undefined || state.status === "none") return { type: "PauseSubscription", reason, at } as const;
    const resumesAt = beginningOf(state, until, at);
    return resumesAt ? ({ type: "PauseSubscription", reason, resumesAt, at } as const) : refuse("selection-invalid");
  };
  return streams.handle(subscriptions, subscriptionId, pause, context);
}
