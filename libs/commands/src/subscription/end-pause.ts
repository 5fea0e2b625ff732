import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Subscription } from "@tablee/domain/subscription/decider";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Resumes a subscription whose pause has reached its automatic end; any other stays unchanged. */
export const endPause = (
  streams: Streams,
  { subscriptionId }: { readonly subscriptionId: SubscriptionId },
  context: CommandContext,
): Promise<Outcome<Subscription>> => streams.handle(subscriptions, subscriptionId, { type: "EndPause", at: context.at }, context);
