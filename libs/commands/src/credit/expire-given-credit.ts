import { creditLeft } from "@tablee/domain/credit/decider";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import { type Cents, zero } from "@tablee/domain/kernel/money";
import { subscription as decider } from "@tablee/domain/subscription/decider";
import { credits, subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { assetsOf } from "../subscription/closing-facts.ts";

interface Closing {
  readonly subscriptionId: SubscriptionId;
}

/** The balance that can be spent afterwards. In cents. */
interface BalanceLeft {
  readonly givenCents: Cents;
  readonly purchasedCents: Cents;
}

/**
 * Expires an account's promotional and other given money, as its owner wants before closing; purchased money stays. An account that could
 * not close afterwards keeps it.
 * @throws Refused subscription-not-found, subscription-closed, assets-out
 */
export async function expireGivenCredit(steps: Steps, { subscriptionId }: Closing, context: CommandContext): Promise<BalanceLeft> {
  const { at } = context;
  const { state } = await steps.load(subscriptions, subscriptionId);
  if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
  const assets = await assetsOf(steps, state, at);
  const closing = decider.decide({ type: "CloseSubscription", reason: "other", ...assets, givenCents: zero, at }, state);
  if (isRefusal(closing)) throw new Refused(closing);
  const { state: credit } = await steps.handle(credits, state.accountId, { type: "ExpireGivenCredit", at }, context);
  const left = creditLeft(credit, at);
  return { givenCents: left.promotional, purchasedCents: left.purchased };
}
