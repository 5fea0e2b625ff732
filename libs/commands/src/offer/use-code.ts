import type { Account } from "@tablee/domain/account/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { type Offer, offerOf } from "@tablee/domain/offer/offers";
import { isUsedUp } from "@tablee/domain/offer/spread-code";
import { accounts, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { signUpProgressOf } from "../order/making/first-week.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { codedOrder, offersInForce, ordersForCode } from "./orders-with-offer.ts";
import { spreadAccountsCode } from "./spread-code.ts";

interface CodeToUse {
  readonly accountId: AccountId;
  readonly subscriptionId: SubscriptionId;
  /** Undefined withdraws the code in force. */
  readonly code: string | undefined;
}

/**
 * Enters a customer's code for future orders. The open weeks gain or lose its grants; the sign-up's code stays. A withdrawn code may be
 * entered again and resumes where it stopped.
 * @throws Refused code-invalid, code-used, code-before-first-box, subscription-closed
 */
export async function useCode(streams: Streams, input: CodeToUse, context: CommandContext): Promise<Outcome<Account>> {
  const { accountId, subscriptionId, code } = input;
  const { at } = context;
  const offer = code === undefined ? undefined : offerOf(code, at.slice(0, 10));
  if (code !== undefined && offer?.audience !== "account") throw new Refused(refuse("code-invalid", { code }));
  if (offer) await refuseUnusable(streams, input, offer, at);
  const command = offer
    ? ({ type: "ApplyCode", code: offer.code, audience: "account", at } as const)
    : ({ type: "WithdrawCode", at } as const);
  const outcome = await streams.handle(accounts, accountId, command, context);
  const spread = await spreadAccountsCode(streams, accountId, subscriptionId, context);
  return { ...outcome, position: spread || outcome.position };
}

/** A closed subscription has no future orders, and the first order has only the sign-up's code. */
async function refuseUnusable(streams: Streams, { accountId, subscriptionId }: CodeToUse, offer: Offer, at: string): Promise<void> {
  const { state: subscription } = await streams.load(subscriptions, subscriptionId);
  if (subscription.status === "closed") throw new Refused(refuse("subscription-closed"));
  const { status } = await signUpProgressOf(streams, subscriptionId, at);
  if (status !== "over") throw new Refused(refuse("code-before-first-box"));
  const { state: account } = await streams.load(accounts, accountId);
  const inForce = await offersInForce(streams, subscriptionId, account, at);
  const signedUpWith = inForce.filter(({ audience }) => audience === "sign-up");
  const found = await ordersForCode(streams, subscriptionId, account, [...signedUpWith, offer], at);
  const coded = found.map((order) => codedOrder(order, at));
  if (isUsedUp(offer, coded)) throw new Refused(refuse("code-used", { code: offer.code }));
}
