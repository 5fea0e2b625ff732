import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Subscription } from "@tablee/domain/subscription/decider";
import type { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { bindHandler, UseCase } from "../use-case.ts";

interface SubscriptionToPause {
  readonly subscriptionId: SubscriptionId;
  readonly reason: PauseReason;
}

export const pauseSubscription = (
  streams: Streams,
  { subscriptionId, reason }: SubscriptionToPause,
  context: CommandContext,
): Promise<Outcome<Subscription>> =>
  streams.handle(subscriptions, subscriptionId, { type: "PauseSubscription", reason, at: context.at }, context);

export class PauseSubscription extends UseCase<SubscriptionToPause, Outcome<Subscription>> {}
bindHandler(PauseSubscription, pauseSubscription);
