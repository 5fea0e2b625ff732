import { creditLeft } from "@tablee/domain/credit/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Subscription } from "@tablee/domain/subscription/decider";
import type { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { credits, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { expireGivenCredit } from "../credit/expire-given-credit.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { assetsOf } from "./closing-facts.ts";

interface SubscriptionToClose {
  readonly subscriptionId: SubscriptionId;
  readonly reason: PauseReason;
  /** Expires given credit first; an account that still has some cannot close. */
  readonly expireGiven?: boolean | undefined;
}

/**
 * Ends a subscription for good. Locked orders are still charged and delivered; policies skip the open weeks and end the points.
 * @throws Refused subscription-not-found, subscription-closed, assets-out, given-balance-left
 */
export async function closeSubscription(
  steps: Steps,
  { subscriptionId, reason, expireGiven = false }: SubscriptionToClose,
  context: CommandContext,
): Promise<Outcome<Subscription>> {
  const { state } = await steps.load(subscriptions, subscriptionId);
  if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
  if (expireGiven && state.status !== "closed") await expireGivenCredit(steps, { subscriptionId }, part(context, "given"));
  const [assets, credit] = await Promise.all([assetsOf(steps, state, context.at), steps.load(credits, state.accountId)]);
  const givenCents = creditLeft(credit.state, context.at).promotional;
  const command = { type: "CloseSubscription", reason, ...assets, givenCents, at: context.at } as const;
  return steps.handle(subscriptions, subscriptionId, command, context);
}
