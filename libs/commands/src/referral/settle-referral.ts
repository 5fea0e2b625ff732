import type { Account } from "@tablee/domain/account/decider";
import { householdKey, likelyHouseholdKeys } from "@tablee/domain/claim/household/key";
import { type AccountId, idFrom, type OrderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { textIn } from "@tablee/domain/kernel/words";
import { isPaid } from "@tablee/domain/order/standing";
import { isYearFull, type Referrals } from "@tablee/domain/referral/decider";
import type { ReferralRefusal } from "@tablee/domain/referral/vocabulary";
import { referralCreditName } from "@tablee/domain/referral/words";
import { accounts, credits, orders, referrals, subscriptions } from "../aggregates.ts";
import { methodsOf, payingMethod } from "../billing/paying-method.ts";
import { type CommandContext, part } from "../context.ts";
import { claimAsNewcomer } from "../offer/newcomers-offer.ts";
import type { Steps } from "../steps.ts";

/** Records with a referrer that a person registered by its link. */
export async function recordReferral(steps: Steps, { friendId }: { readonly friendId: AccountId }, context: CommandContext): Promise<void> {
  const { state: friend } = await steps.load(accounts, friendId);
  if (!("person" in friend) || friend.referrerId === undefined) return;
  const { referrerId, invitationId } = friend;
  await signUp(steps, { friendId, referrerId, invitationId }, context);
}

interface Referral {
  readonly friendId: AccountId;
  readonly referrerId: AccountId;
}

const signUp = (
  steps: Steps,
  { referrerId, ...signUp }: Referral & { readonly invitationId?: string | undefined },
  context: CommandContext,
) => steps.handle(referrals, referrerId, { type: "RecordSignUp", ...signUp, at: context.at }, { ...context, subject: referrerId });

/**
 * Decides what a friend's first paid delivery brings its referrer: a credit, or nothing, for a reason that is kept. The household and the
 * cards of a referrer bring it nothing, nor do those that have had a newcomer's offer, or brought a credit, under another account. The
 * friend's card is the one that paid for the delivered box, whichever the account has since then. Later boxes, and a friend who brings
 * nothing, leave the newcomer's claims alone.
 */
export async function settleReferral(steps: Steps, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state: order } = await steps.load(orders, orderId);
  if (order.status !== "delivered" || !isPaid(order) || order.price.totalCents === 0) return;
  const friendId = order.accountId;
  const { state: friend } = await steps.load(accounts, friendId);
  if (!("person" in friend) || friend.referrerId === undefined) return;
  const { referrerId, invitationId } = friend;
  const { at } = context;
  await signUp(steps, { friendId, referrerId, invitationId }, part(context, "sign-up"));
  const { state: referral } = await steps.load(referrals, referrerId);
  if (referral.friends.get(friendId)?.status !== "signed-up") return;
  const paid = await payingMethod(steps, orderId, friend);
  const payer = paid ? { ...friend, method: paid } : friend;
  const because = await refusalOf(steps, { friendId, referrerId, friend: payer, referral }, part(context, "newcomer"));
  const grantId = idFrom("referral-credit", referrerId, friendId);
  const command = { type: "RecordFirstDelivery", friendId, orderId, grantId, because, at } as const;
  await steps.handle(referrals, referrerId, command, { ...context, subject: referrerId });
}

async function refusalOf(
  steps: Steps,
  { friendId, referrerId, friend, referral }: Referral & { readonly friend: Account; readonly referral: Referrals },
  context: CommandContext,
): Promise<ReferralRefusal | undefined> {
  const [{ state: referrer }, { state: subscription }] = await Promise.all([
    steps.load(accounts, referrerId),
    steps.load(subscriptions, subscriptionIdOf(referrerId)),
  ]);
  if (!("person" in referrer) || referrer.erasure || subscription.status === "closed") return "referrer-closed";
  if (isSameHousehold(friend, referrer)) return "own-household";
  if (isSameCard(friend, referrer)) return "own-card";
  if (isYearFull(referral, context.at)) return "yearly-limit";
  const before = await claimAsNewcomer(steps, friendId, friend, context);
  return before && (before === "household" ? "known-household" : "known-card");
}

function isSameHousehold(one: Account, other: Account): boolean {
  if (!("person" in one && "person" in other && one.address && other.address)) return false;
  const key = householdKey(other.address.address);
  return [householdKey(one.address.address), ...likelyHouseholdKeys(one.address.address)].includes(key);
}

/** True if a friend paid with a card that the referrer has, or had. */
const isSameCard = (friend: Account, referrer: Account): boolean =>
  "person" in friend && methodsOf(referrer).some(({ fingerprint }) => fingerprint === friend.method?.fingerprint);

interface CreditToGrant {
  readonly accountId: AccountId;
  readonly grantId: string;
  readonly cents: number;
}

/** Grants the credit that an account has earned by a referral. */
export async function grantReferralCredit(
  steps: Steps,
  { accountId, grantId, cents: amount }: CreditToGrant,
  context: CommandContext,
): Promise<void> {
  const { state: account } = await steps.load(accounts, accountId);
  if (!("person" in account)) return;
  const name = textIn(referralCreditName, account.language);
  const grant = { grantId, kind: "promotional", source: "referral", name, cents: cents(amount) } as const;
  // It was earned: a subscription that closes in between does not lose it.
  await steps.handle(credits, accountId, { type: "GrantCredit", ...grant, at: context.at }, { ...context, subject: accountId });
}
