import { refuse } from "@tablee/domain/kernel/errors";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { PlainDate } from "@tablee/domain/kernel/time";
import type { Subscription } from "@tablee/domain/subscription/decider";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { beginningOf } from "./beginning-of.ts";

interface PauseToMove {
  readonly subscriptionId: SubscriptionId;
  /** The local day at whose beginning it resumes automatically; without it the customer resumes it. */
  readonly until?: PlainDate | undefined;
}

/**
 * Moves the end of a pause in progress.
 * @throws Refused subscription-not-found, subscription-closed; selection-invalid for a subscription that is not paused, and for a day that
 * has begun, or is too far away
 */
export async function movePauseEnd(
  streams: Streams,
  { subscriptionId, until }: PauseToMove,
  context: CommandContext,
): Promise<Outcome<Subscription>> {
  const { at } = context;
  const move = (state: Subscription) => {
    if (until === undefined || state.status === "none") return { type: "MovePauseEnd", at } as const;
    const resumesAt = beginningOf(state, until, at);
    return resumesAt ? ({ type: "MovePauseEnd", resumesAt, at } as const) : refuse("selection-invalid");
  };
  return streams.handle(subscriptions, subscriptionId, move, context);
}
