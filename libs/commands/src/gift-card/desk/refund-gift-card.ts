import { accountOfBuyer } from "@tablee/domain/gift-card/buyer";
import type { GiftCard } from "@tablee/domain/gift-card/state";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { refundPolicies } from "@tablee/domain/pricing/policy";
import { giftCards } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import { sendNotice } from "../../notice/send-notice.ts";
import { refundCharge } from "../../refund/refund-charge.ts";
import type { Steps, Streams } from "../../steps.ts";
import { freezeBonus } from "../issue-bonus.ts";

interface GiftCardToRefund {
  readonly giftCardId: string;
  readonly refundId: string;
  /** It exceeds the caller's own allowance, regardless of the limit. */
  readonly aboveAllowance?: boolean;
}

/**
 * Refunds a purchased card that was not used; above the limit it waits for a second person, and cannot be redeemed while it does. A policy
 * pays it out. Its actor holds the reason.
 * @throws Refused gift-card-not-found, gift-card-not-paid, gift-card-frozen while another refund waits, gift-card-refunded, code-used
 */
export function refundGiftCard(
  streams: Streams,
  { giftCardId, refundId, aboveAllowance = false }: GiftCardToRefund,
  { actor, at, ...context }: CommandContext,
): Promise<Outcome<GiftCard>> {
  const command = (card: GiftCard) => {
    const needsApproval = aboveAllowance || ("cents" in card && card.cents > policyOn(refundPolicies, businessDay(at)).approvalAboveCents);
    return { type: "RefundGiftCard", refundId, by: actor.id, needsApproval, at } as const;
  };
  return streams.handle(giftCards, giftCardId, command, { ...context, actor, at });
}

interface Decision {
  readonly giftCardId: string;
  readonly refundId: string;
  readonly approved: boolean;
}

/**
 * A second person agrees to a refund, or does not.
 * @throws Refused gift-card-not-found, refund-not-found, refund-paid, second-person-needed, gift-card-refunded, code-used
 */
export async function decideGiftCardRefund(
  streams: Streams,
  { giftCardId, refundId, approved }: Decision,
  context: CommandContext,
): Promise<void> {
  const { actor, at } = context;
  const type = approved ? "ApproveGiftCardRefund" : "DeclineGiftCardRefund";
  await streams.handle(giftCards, giftCardId, { type, refundId, by: actor.id, at }, context);
}

interface RefundedGiftCard {
  readonly giftCardId: string;
}

/**
 * Pays the refund of a card out, once, to the payment that bought it, and freezes the bonus that the purchase brought, unless its buyer has
 * used it already.
 */
export async function payGiftCardRefund(steps: Steps, { giftCardId }: RefundedGiftCard, received: CommandContext): Promise<void> {
  const { state: card } = await steps.load(giftCards, giftCardId);
  if (card.status !== "refunded") return;
  const { refundId, refundedCents, details } = card;
  const subject = accountOfBuyer(giftCardId, details);
  const context = { ...received, ...(subject && { subject }) };
  await refundCharge(steps, paymentIdOf(giftCardPurposeOf(giftCardId)), refundId, refundedCents, context);
  await freezeBonus(steps, giftCardId, context);
}

/** Confirms a refund to the buyer of the card, once. */
export async function confirmGiftCardRefund(steps: Steps, { giftCardId: id }: RefundedGiftCard, context: CommandContext): Promise<void> {
  await sendNotice(steps, { about: "gift-card", id, kind: "gift-card-refunded", channel: "mail" }, context);
}
