import { credit as creditDecider } from "@tablee/domain/credit/decider";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { giftCard as giftCardDecider } from "@tablee/domain/gift-card/decider";
import { bonusOf } from "@tablee/domain/gift-card/policy";
import { isIssued } from "@tablee/domain/gift-card/state";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { type Cents, cents, sum, zero } from "@tablee/domain/kernel/money";
import { capturedCents, payment, refundedCents as refundedIn } from "@tablee/domain/payment/decider";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { creditedIn, referrals as referralsDecider } from "@tablee/domain/referral/decider";
import type { ReferralEvent } from "@tablee/domain/referral/events";
import { referralPolicies } from "@tablee/domain/referral/policy";
import { streamName } from "@tablee/domain/streams";
import type { Logged, LogView } from "@tablee/simulation/log-view";
import { type Charges, must } from "./rules.ts";

const cardIn = (log: LogView, id: string) => log.state(giftCardDecider, streamName("giftcard", id));
const paidFor = (log: LogView, id: string): Cents =>
  cents(capturedCents(log.state(payment, streamName("payment", paymentIdOf(giftCardPurposeOf(id))))));

/** A gift card: paid once before it is issued, issued once, redeemed by one account once; a bonus is what its purchase brings. */
export function checkGiftCard(log: LogView, id: string, charges?: Charges): void {
  const events = log.of(streamName("giftcard", id));
  const count = (type: string) => events.filter((event) => event.type === type).length;
  must(count("GiftCardIssued") <= 1 && count("GiftCardRedeemed") <= 1, "a gift card is issued once, and redeemed once");
  const state = cardIn(log, id);
  if (state.status === "ended" || state.status === "started") must(paidFor(log, id) === 0, "an unpaid gift card took no money");
  if (charges) {
    const own = [...charges.values()].filter(({ paymentId }) => paymentId === paymentIdOf(giftCardPurposeOf(id)));
    must(own.filter(({ outcome }) => outcome === "captured").length <= 1, "a gift card is charged once at most");
  }
  if (!isIssued(state)) return;
  checkRefund(log, id);
  if (state.broughtBy === undefined) {
    must(paidFor(log, id) === state.cents, "a gift card is worth what was paid for it");
    return;
  }
  const purchase = cardIn(log, state.broughtBy);
  must(id === bonusIdOf(state.broughtBy) && isIssued(purchase), "a bonus belongs to a purchase that was paid");
  if (isIssued(purchase)) must(state.cents === bonusOf(purchase.cents, purchase.issuedAt), "a bonus is what its purchase brings");
}

/** A refund of a card gives back no more than its value, and of a redeemed card what its account's credit gave back for it. */
function checkRefund(log: LogView, id: string): void {
  const state = cardIn(log, id);
  if (state.status !== "refunded") return;
  const { refundId, refundedCents, accountId } = state;
  must(state.kind === "purchased" && refundedCents <= state.cents, "a gift card is refunded up to its value");
  const withdrawn = accountId && log.state(creditDecider, streamName("credit", accountId)).withdrawals?.[refundId];
  must(
    refundedCents === (accountId ? withdrawn : state.cents),
    "a redeemed card is refunded what the credit gave back, an unused one whole",
  );
}

/** Once all consequences have happened: a refund is paid out, and the bonus of its purchase holds nothing that was left then. */
function checkPaidOut(log: LogView, id: string): void {
  const state = cardIn(log, id);
  if (!isIssued(state) || state.kind === "bonus") return;
  must(state.status !== "redeemed" || !state.started, "no refund of a gift card is left undecided");
  const paid = refundedIn(log.state(payment, streamName("payment", paymentIdOf(giftCardPurposeOf(id)))));
  must(paid === (state.status === "refunded" ? state.refundedCents : zero), "a refund of a gift card is paid out once, and nothing else");
  const bonus = cardIn(log, bonusIdOf(id));
  if (state.status !== "refunded" || !isIssued(bonus)) return;
  const ended =
    bonus.status === "redeemed"
      ? withdrawalsOf(log, bonus.accountId).includes(idFrom("gift-card", bonusIdOf(id)))
      : bonus.frozen === "purchase-refunded";
  must(ended, "the bonus of a refunded purchase is frozen, or what is left of it is taken back");
}

const withdrawalsOf = (log: LogView, accountId: AccountId): readonly string[] =>
  log
    .of(streamName("credit", accountId))
    .flatMap(({ type, data }) => (type === "CreditWithdrawn" ? [(data as unknown as GrantData).grantId] : []));

/** Once all consequences have happened: each purchase has its bonus, each redeemed card its credit, once, and no credit is without one. */
export function checkGiftCredits(log: LogView): void {
  const wanted: string[] = [];
  for (const id of log.ids("giftcard")) {
    const state = cardIn(log, id);
    must(state.status !== "paying", "no purchase of a gift card is left undecided");
    if (!isIssued(state)) continue;
    checkPaidOut(log, id);
    if (state.kind === "purchased" && state.status !== "refunded" && bonusOf(state.cents, state.issuedAt) > 0)
      must(isIssued(cardIn(log, bonusIdOf(id))), "a purchase that brings a bonus has one");
    if ("accountId" in state && state.accountId) wanted.push(`${state.accountId} ${idFrom("gift-card", id)} ${state.cents}`);
  }
  const granted = grantsIn(log, ({ source, name }) => source === "bonus" || (source === "gift-card" && name.startsWith("••••")));
  must(granted.toSorted().join() === wanted.toSorted().join(), "each redeemed gift card is granted its value once, to its account");
}

/** The referrals of an account: one credit a friend, no more a year than its limit; each is granted once. */
export function checkReferrals(log: LogView, accountId: AccountId): void {
  const stream = streamName("referral", accountId);
  const events = log.of(stream) as readonly (Logged & ReferralEvent)[];
  const ends = events.flatMap((event) =>
    event.type === "ReferralCredited" || event.type === "ReferralRefused" ? [event.data.friendId] : [],
  );
  must(new Set(ends).size === ends.length, "a friend's first delivery counts once");
  const state = log.state(referralsDecider, stream);
  const years = new Set(events.map(({ at }) => at.slice(0, 4)));
  for (const year of years) must(creditedIn(state, year) <= referralPolicies[0]!.maxPerYear, "no more credits a year than its limit");
  const wanted = events.flatMap((event) =>
    event.type === "ReferralCredited" ? [`${accountId} ${event.data.grantId} ${event.data.cents}`] : [],
  );
  const granted = grantsIn(log, ({ source }) => source === "referral").filter((grant) => grant.startsWith(accountId));
  must(granted.toSorted().join() === wanted.toSorted().join(), "each credited referral is granted once");
}

interface GrantData {
  readonly grantId: string;
  readonly source: string;
  readonly name: string;
  readonly cents: number;
}

/** The grants of all accounts, as they were given: `account grant cents`. */
const grantsIn = (log: LogView, isWanted: (grant: GrantData) => boolean): string[] =>
  log.ids("credit").flatMap((id) =>
    log.of(streamName("credit", id)).flatMap(({ type, data }) => {
      const grant = data as unknown as GrantData;
      return type === "CreditGranted" && isWanted(grant) ? [`${id} ${grant.grantId} ${grant.cents}`] : [];
    }),
  );

/** The sum paid for gift cards and not refunded, in cents. */
export const paidForGiftCards = (log: LogView): Cents =>
  sum(
    log.ids("giftcard").map((id) => {
      const state = cardIn(log, id);
      return isIssued(state) && state.kind === "purchased"
        ? cents(state.cents - (state.status === "refunded" ? state.refundedCents : 0))
        : zero;
    }),
  );

/** The value of the gift cards that were paid and not redeemed, in cents. */
export const owedForGiftCards = (log: LogView): Cents =>
  sum(
    log.ids("giftcard").map((id) => {
      const state = cardIn(log, id);
      return state.status === "issued" && state.kind === "purchased" ? state.cents : zero;
    }),
  );
