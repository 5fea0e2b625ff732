import { isRefusal } from "@tablee/domain/kernel/errors";
import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { fold } from "@tablee/domain/kernel/log/decider";
import type { Instant } from "@tablee/domain/kernel/time";
import { type Points, points } from "@tablee/domain/points/decider";
import { pointAccounts, subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface OfAccount {
  readonly accountId: AccountId;
  readonly subscriptionId: SubscriptionId;
}

/** Ends the points of a closed subscription's account, pending ones included. */
export async function endPoints(
  streams: Streams,
  { subscriptionId }: { readonly subscriptionId: SubscriptionId },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (state.status !== "closed") return;
  await streams.handle(pointAccounts, state.accountId, { type: "EndPoints", at: context.at }, context);
}

/** An account's points as they are once its subscription's end has taken them, where it is closed. */
export async function pointsOf(streams: Streams, { accountId, subscriptionId }: OfAccount, at: Instant): Promise<Points> {
  const [{ state }, { state: subscription }] = await Promise.all([
    streams.load(pointAccounts, accountId),
    streams.load(subscriptions, subscriptionId),
  ]);
  if (subscription.status !== "closed") return state;
  const ends = points.decide({ type: "EndPoints", at }, state);
  return isRefusal(ends) ? state : fold(points, ends, state);
}
