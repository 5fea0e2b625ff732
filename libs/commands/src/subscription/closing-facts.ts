import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { Instant } from "@tablee/domain/kernel/time";
import { assetsOwed } from "@tablee/domain/returnables/state";
import type { ClosingFacts, Subscription } from "@tablee/domain/subscription/decider";
import { lifePolicies } from "@tablee/domain/subscription/policy";
import { returnablesOfAccounts, subscriptions } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

type Started = Exclude<Subscription, { status: "none" }>;

/** The bags and kits that a closing waits for, those that were paid left out, from the log, and its province's policy on them. */
export async function assetsOf(
  streams: Streams,
  subscription: Started,
  at: Instant,
): Promise<Pick<ClosingFacts, "assetsOut" | "whileAssetsOut">> {
  const { region } = subscription.slots.at(-1)!.value;
  const { closesWithAssetsOut } = policyOn(lifePolicies, at.slice(0, 10));
  const { state } = await streams.load(returnablesOfAccounts, subscription.accountId);
  return { assetsOut: assetsOwed(state).length, whileAssetsOut: closesWithAssetsOut.includes(region) ? "closing" : "refuse" };
}

/** The same facts by the subscription's id; undefined where it was never started. */
export async function closingFactsOf(
  streams: Streams,
  subscriptionId: SubscriptionId,
  at: Instant,
): Promise<Awaited<ReturnType<typeof assetsOf>> | undefined> {
  const { state: subscription } = await streams.load(subscriptions, subscriptionId);
  return subscription.status === "none" ? undefined : assetsOf(streams, subscription, at);
}
