import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { Instant } from "@tablee/domain/kernel/time";
import type { ClosingFacts, Subscription } from "@tablee/domain/subscription/decider";
import { lifePolicies } from "@tablee/domain/subscription/policy";
import { subscriptions } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

type Started = Exclude<Subscription, { status: "none" }>;

/** The bags and kits that a closing waits for, and its province's policy on them. */
export async function assetsOf(
  { facts }: Pick<Steps, "facts">,
  subscription: Started,
  at: Instant,
): Promise<Pick<ClosingFacts, "assetsOut" | "whileAssetsOut">> {
  const { region } = subscription.slots.at(-1)!.value;
  const { closesWithAssetsOut } = policyOn(lifePolicies, at.slice(0, 10));
  const assetsOut = await facts.assetsOut(subscription.accountId);
  return { assetsOut, whileAssetsOut: closesWithAssetsOut.includes(region) ? "closing" : "refuse" };
}

/** The same facts by the subscription's id; undefined where it was never started. */
export async function closingFactsOf(
  steps: Steps,
  subscriptionId: SubscriptionId,
  at: Instant,
): Promise<Awaited<ReturnType<typeof assetsOf>> | undefined> {
  const { state: subscription } = await steps.load(subscriptions, subscriptionId);
  return subscription.status === "none" ? undefined : assetsOf(steps, subscription, at);
}
