import { accountOfBuyer } from "@tablee/domain/gift-card/buyer";
import { lastFourOf } from "@tablee/domain/gift-card/code";
import { type GiftCard, type GiftCardDetails, isIssued } from "@tablee/domain/gift-card/state";
import { never, refuse } from "@tablee/domain/kernel/errors";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { giftCards } from "../aggregates.ts";
import { charge, refusedForGood } from "../billing/charge.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { codeHashOf, codeOf } from "./gift-code.ts";

export interface GiftCardToBuy {
  readonly giftCardId: string;
  readonly details: GiftCardDetails;
  /** The token from the provider's browser side, for a card or for a PayPal account that its owner approved. */
  readonly methodToken: string;
}

/** `undecided`: the provider has not answered, and is asked again later. */
export type BoughtGiftCard =
  | { readonly result: "paid"; readonly cents: Cents; readonly issuedAt: Instant }
  | { readonly result: "undecided" }
  | { readonly result: "declined"; readonly code: string };

/**
 * Buys a gift card that was started: the form and the attempt are one event, then the provider takes the money, then the
 * card has its code. Repeated, it resumes. A card that was declined for good is declined again without an attempt; another may pay.
 * @throws Refused card-declined for a token that the provider does not know; gift-card-not-found, gift-card-ended, gift-day-invalid,
 * already-paid, another-attempt-is-under-way
 */
export async function buyGiftCard(steps: Steps, input: GiftCardToBuy, context: CommandContext): Promise<BoughtGiftCard> {
  const { giftCardId, details } = input;
  const methodToken = await tokenToCharge(steps, input);
  const refused = await declinedForGood(steps, giftCardId, methodToken);
  if (refused) return { result: "declined", code: refused };
  // The personal parts are sealed with the key of the buyer: for a visitor, one that the gift card alone has.
  const own = part({ ...context, subject: details.buyerId }, "request");
  await steps.handle(giftCards, giftCardId, { type: "RequestGiftCard", details, methodToken, at: context.at }, own);
  return settleGiftCard(steps, { giftCardId }, context);
}

/** The provider's token for the method; a card that is paid already, or was never started, is left to its stream to refuse. */
async function tokenToCharge(steps: Steps, { giftCardId, methodToken }: GiftCardToBuy): Promise<string> {
  const { state } = await steps.load(giftCards, giftCardId);
  if (!("provider" in state)) return methodToken;
  const method = await steps.ports.payments[state.provider].methodOf(methodToken, giftCardId);
  if (!method) throw new Refused(refuse("card-declined", { reason: "unknown-method" }));
  return method.token;
}

/** Returns the code with which an earlier attempt declined the method for good: the provider is not asked again. */
async function declinedForGood(steps: Steps, giftCardId: string, methodToken: string): Promise<string | undefined> {
  const { state } = await steps.load(giftCards, giftCardId);
  if (state.status !== "started") return undefined;
  return refusedForGood(steps, paymentIdOf(giftCardPurposeOf(giftCardId)), state.attempts + 1, methodToken);
}

/**
 * Settles a purchase from the step it had reached: charges or asks about the attempt under way, then records that it failed, or issues the
 * card. Does nothing where no attempt is under way.
 */
export async function settleGiftCard(
  steps: Steps,
  { giftCardId }: { readonly giftCardId: string },
  received: CommandContext,
): Promise<BoughtGiftCard> {
  const { state } = await steps.load(giftCards, giftCardId);
  if (state.status !== "paying") return asItStands(state);
  const subject = accountOfBuyer(giftCardId, state.details);
  const { subject: _, ...anonymous } = received;
  const context = subject === undefined ? anonymous : { ...received, subject };
  const { attempts: attempt, cents: amountCents, provider: kind, methodToken: token } = state;
  const answer = await charge(steps, { purpose: giftCardPurposeOf(giftCardId), attempt, amountCents, method: { kind, token } }, context);
  switch (answer.outcome) {
    case "captured":
      return asItStands(await issue(steps, giftCardId, context));
    case "unknown":
      return { result: "undecided" };
    case "cancelled":
    case "declined": {
      const code = answer.outcome === "declined" ? answer.code : "cancelled";
      const failed = { type: "RecordGiftCardPaymentFailed", attempt, code, at: context.at } as const;
      await steps.handle(giftCards, giftCardId, failed, part(context, "failed", attempt));
      return { result: "declined", code };
    }
    default:
      return never(answer);
  }
}

async function issue(steps: Steps, giftCardId: string, context: CommandContext): Promise<GiftCard> {
  const code = codeOf(steps, giftCardId, 1);
  const command = { type: "IssueGiftCard", codeHash: codeHashOf(steps, code), lastFour: lastFourOf(code), at: context.at } as const;
  return (await steps.handle(giftCards, giftCardId, command, part(context, "issue"))).state;
}

function asItStands(state: GiftCard): BoughtGiftCard {
  if (isIssued(state)) return { result: "paid", cents: state.cents, issuedAt: state.issuedAt };
  return { result: "declined", code: (state.status === "started" && state.code) || "declined" };
}

/** The due end of a purchase: an attempt under way is settled; a purchase without one was left, and ends. */
export async function settleOrEndGiftCard(
  steps: Steps,
  { giftCardId }: { readonly giftCardId: string },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(giftCards, giftCardId);
  if (state.status === "paying") await settleGiftCard(steps, { giftCardId }, context);
  if (state.status === "started")
    await steps.handle(giftCards, giftCardId, { type: "EndGiftCard", because: "left", at: context.at }, context);
}
