import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Subscription } from "@tablee/domain/subscription/decider";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface SubscriptionToResume {
  readonly subscriptionId: SubscriptionId;
}

export const resumeSubscription = (
  streams: Streams,
  { subscriptionId }: SubscriptionToResume,
  context: CommandContext,
): Promise<Outcome<Subscription>> => streams.handle(subscriptions, subscriptionId, { type: "ResumeSubscription", at: context.at }, context);
