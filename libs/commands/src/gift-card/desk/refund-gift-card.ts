import { accountOfBuyer } from "@tablee/domain/gift-card/buyer";
import type { GiftCard } from "@tablee/domain/gift-card/state";
import { type Cents, zero } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { refundPolicies } from "@tablee/domain/pricing/policy";
import { credits, giftCards } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import { type CommandContext, part } from "../../context.ts";
import { sendNotice } from "../../notice/send-notice.ts";
import { refundCharge } from "../../refund/refund-charge.ts";
import type { Steps, Streams } from "../../steps.ts";
import { endBonus } from "../issue-bonus.ts";
import { grantOfGiftCard, grantRedeemed } from "../redeem-gift-card.ts";

interface GiftCardToRefund {
  readonly giftCardId: string;
  readonly refundId: string;
  /** The amount that the caller was shown and that counts towards an allowance: if more is left, the refund is refused. In cents. */
  readonly maxCents?: Cents | undefined;
  /** It exceeds the caller's own allowance, regardless of the limit. */
  readonly aboveAllowance?: boolean;
}

/** The part of a gift card that its refund would give back now, in cents: all of an unused card, what is left of a redeemed one. */
export async function refundableOf({ load }: Streams, giftCardId: string): Promise<Cents> {
  const { state: card } = await load(giftCards, giftCardId);
  if (card.status === "issued") return card.cents;
  if (card.status !== "redeemed") return zero;
  const { state: credit } = await load(credits, card.accountId);
  // The credit of a redemption whose process crashed is still to be granted.
  return credit.grants.find(({ grantId }) => grantId === grantOfGiftCard(giftCardId))?.leftCents ?? card.cents;
}

/**
 * Refunds a purchased card: all of one that was not used, and of a redeemed one what its account's credit has left. Above the limit it
 * waits for a second person, and an unused card cannot be redeemed while it does. A policy pays it out. Its actor holds the reason.
 * @throws Refused gift-card-left-changed, gift-card-not-found, gift-card-not-paid, gift-card-refund-under-way, gift-card-refunded,
 * gift-card-used-up, code-used
 */
export async function refundGiftCard(
  steps: Steps,
  { giftCardId, refundId, maxCents, aboveAllowance = false }: GiftCardToRefund,
  received: CommandContext,
): Promise<Outcome<GiftCard>> {
  const { actor, at } = received;
  const { state: seen } = await steps.load(giftCards, giftCardId);
  const leftCents = await refundableOf(steps, giftCardId);
  const command = (card: GiftCard) => {
    const amount = card.status === "redeemed" ? leftCents : "cents" in card ? card.cents : zero;
    const needsApproval = aboveAllowance || amount > policyOn(refundPolicies, businessDay(at)).approvalAboveCents;
    // A card that was redeemed since it was read is judged by its credit the next time.
    const left = seen.status === "redeemed" ? { leftCents } : {};
    return { type: "RefundGiftCard", refundId, maxCents, by: actor.id, needsApproval, at, ...left } as const;
  };
  const asked = await steps.handle(giftCards, giftCardId, command, received);
  if (asked.state.status !== "redeemed" || !asked.state.started) return asked;
  const settled = await settleGiftCardRefund(steps, { giftCardId }, part(received, "settle"));
  // The policy may have completed it in between.
  return settled ?? { ...asked, state: (await steps.load(giftCards, giftCardId)).state };
}

/**
 * Takes what is left of a redeemed card back from its account's credit, once, and records on the card how much that was. A policy completes
 * what a crash interrupted. The account that redeemed the card does not read the reason for its refund.
 */
export async function settleGiftCardRefund(
  steps: Steps,
  { giftCardId }: RefundedGiftCard,
  context: CommandContext,
): Promise<Outcome<GiftCard> | undefined> {
  const { state: card } = await steps.load(giftCards, giftCardId);
  if (card.status !== "redeemed" || !card.started) return undefined;
  const { accountId } = card;
  const { refundId, cents: maxCents } = card.started;
  const { at } = context;
  const { reason: _, ...actor } = context.actor;
  const own = { ...context, actor, subject: accountId };
  await grantRedeemed(steps, { giftCardId }, own);
  const withdrawal = { type: "WithdrawCredit", grantId: grantOfGiftCard(giftCardId), withdrawalId: refundId, maxCents, at } as const;
  const { state: credit } = await steps.handle(credits, accountId, withdrawal, part(own, "withdraw"));
  const settled = { type: "SettleGiftCardRefund", refundId, cents: credit.withdrawals?.[refundId] ?? zero, at } as const;
  return steps.handle(giftCards, giftCardId, settled, part(context, "withdrawn"));
}

interface Decision {
  readonly giftCardId: string;
  readonly refundId: string;
  readonly approved: boolean;
}

/**
 * A second person agrees to a refund, or does not. Of a redeemed card what is still left is refunded; if that is more than was asked for,
 * the refund must be asked for again.
 * @throws Refused gift-card-left-changed, gift-card-not-found, refund-not-found, refund-paid, second-person-needed, gift-card-refunded, code-used
 */
export async function decideGiftCardRefund(
  steps: Steps,
  { giftCardId, refundId, approved }: Decision,
  context: CommandContext,
): Promise<void> {
  const { actor, at } = context;
  const decided = { refundId, by: actor.id, at };
  if (!approved) await steps.handle(giftCards, giftCardId, { type: "DeclineGiftCardRefund", ...decided }, context);
  else {
    const leftCents = await refundableOf(steps, giftCardId);
    await steps.handle(giftCards, giftCardId, { type: "ApproveGiftCardRefund", leftCents, ...decided }, context);
  }
  await settleGiftCardRefund(steps, { giftCardId }, part(context, "settle"));
}

interface RefundedGiftCard {
  readonly giftCardId: string;
}

/** Pays the refund of a card out, once, to the payment that bought it, and ends the bonus that the purchase brought. */
export async function payGiftCardRefund(steps: Steps, { giftCardId }: RefundedGiftCard, received: CommandContext): Promise<void> {
  const { state: card } = await steps.load(giftCards, giftCardId);
  if (card.status !== "refunded") return;
  const { refundId, refundedCents, details } = card;
  const subject = accountOfBuyer(giftCardId, details);
  const context = { ...received, ...(subject && { subject }) };
  await refundCharge(steps, paymentIdOf(giftCardPurposeOf(giftCardId)), refundId, refundedCents, context);
  await endBonus(steps, giftCardId, context);
}

/** Confirms a refund to the buyer of the card, once. */
export async function confirmGiftCardRefund(steps: Steps, { giftCardId: id }: RefundedGiftCard, context: CommandContext): Promise<void> {
  await sendNotice(steps, { about: "gift-card", id, kind: "gift-card-refunded", channel: "mail" }, context);
}
