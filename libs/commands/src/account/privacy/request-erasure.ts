import type { Account } from "@tablee/domain/account/decider";
import { certificateNumber, type ErasureAskedBy } from "@tablee/domain/account/vocabulary";
import { creditLeft } from "@tablee/domain/credit/decider";
import { needsBuyer } from "@tablee/domain/gift-card/state";
import { refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import { accounts, credits, subscriptions } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import { giftsOf } from "../../gift-card/gifts-of.ts";
import { Refused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";

interface ErasureToRequest {
  readonly accountId: AccountId;
  readonly erasureId: string;
  readonly by: ErasureAskedBy;
  /** Gives up any purchased credit that is left. */
  readonly givesUpCredit: boolean;
}

const unsettledParts = ["erasure-subscription-open", "erasure-box-open", "erasure-refund-open", "erasure-gift-waits"] as const;

interface BeforeErasure {
  /** The open matters that must end first. */
  readonly blocks: readonly (typeof unsettledParts)[number][];
  /** Purchased credit that would be lost. */
  readonly purchasedCents: Cents;
}

/** Returns the obstacles to a person's erasure at an instant. */
export async function beforeErasure(steps: Steps, accountId: AccountId, at: Instant): Promise<BeforeErasure> {
  const [subscription, { boxes, refunds }, credit, gifts] = await Promise.all([
    // Read from the log: a subscription that has just started has no row yet.
    steps.load(subscriptions, subscriptionIdOf(accountId)),
    steps.facts.unsettled(accountId),
    steps.load(credits, accountId),
    giftsOf(steps, accountId),
  ]);
  const isOpen = subscription.state.status !== "closed" && subscription.state.status !== "none";
  const stands = {
    "erasure-subscription-open": isOpen,
    "erasure-box-open": boxes > 0,
    "erasure-refund-open": refunds > 0,
    "erasure-gift-waits": gifts.some(needsBuyer),
  };
  return { blocks: unsettledParts.filter((code) => stands[code]), purchasedCents: creditLeft(credit.state, at).purchased };
}

/**
 * Requests the erasure of a person, which a policy carries out. A repeated request is the same erasure. Returns the number of its
 * certificate.
 * @throws Refused erasure-subscription-open, erasure-box-open, erasure-refund-open, erasure-gift-waits, erasure-credit-left, account-closed
 */
export async function requestErasure(
  steps: Steps,
  { accountId, erasureId, by, givesUpCredit }: ErasureToRequest,
  context: CommandContext,
): Promise<string> {
  const { state: before } = await steps.load(accounts, accountId);
  if (before.status === "forgotten") throw new Refused(refuse("account-closed"));
  if (before.status !== "none" && before.erasure) return certificateNumber(before.erasure.erasureId);
  const { blocks, purchasedCents } = await beforeErasure(steps, accountId, context.at);
  if (blocks[0]) throw new Refused(refuse(blocks[0]));
  if (purchasedCents > 0 && !givesUpCredit) throw new Refused(refuse("erasure-credit-left"));
  // The account's own stream shows a sign-up that has begun to start a subscription since the check.
  const decide = (account: Account) =>
    fixedAt(account) === fixedAt(before)
      ? ({ type: "RequestErasure", erasureId, by, at: context.at } as const)
      : refuse("erasure-subscription-open");
  const { state } = await steps.handle(accounts, accountId, decide, context);
  return certificateNumber("erasure" in state && state.erasure ? state.erasure.erasureId : erasureId);
}

const fixedAt = (account: Account): Instant | undefined => ("signUpAddressFixedAt" in account ? account.signUpAddressFixedAt : undefined);
