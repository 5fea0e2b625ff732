import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { lastFourOf } from "@tablee/domain/gift-card/code";
import { bonusEnds, bonusOf } from "@tablee/domain/gift-card/policy";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { credits, giftCards } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { codeHashOf, codeOf } from "./gift-code.ts";
import { grantOfGiftCard, grantRedeemed } from "./redeem-gift-card.ts";

/**
 * Issues the bonus that a purchase brings, if it brings one: a card of its own, whose code is mailed to the buyer. Once a purchase. One that
 * was refunded brings none, and a refund that comes in between freezes the bonus.
 */
export async function issueBonus(steps: Steps, { giftCardId }: { readonly giftCardId: string }, context: CommandContext): Promise<void> {
  const { state } = await steps.load(giftCards, giftCardId);
  if (!("issue" in state) || state.kind !== "purchased") return;
  const cents = bonusOf(state.cents, state.issuedAt);
  if (cents === 0) return;
  if (state.status !== "refunded") await issue(steps, giftCardId, cents, context);
  const { state: since } = await steps.load(giftCards, giftCardId);
  if (since.status === "refunded") await endBonus(steps, giftCardId, context);
}

async function issue(steps: Steps, giftCardId: string, cents: Cents, context: CommandContext): Promise<void> {
  const bonusId = bonusIdOf(giftCardId);
  const code = codeOf(steps, bonusId, 1);
  const issued = { broughtBy: giftCardId, cents, expiresAt: bonusEnds(context.at), codeHash: codeHashOf(steps, code) };
  await steps.handle(giftCards, bonusId, { type: "IssueBonus", ...issued, lastFour: lastFourOf(code), at: context.at }, context);
}

/** Ends the bonus that a refunded purchase brought: freezes an unused one, and takes back what is left of one that was redeemed. */
export async function endBonus(steps: Steps, giftCardId: string, context: CommandContext): Promise<void> {
  const bonusId = bonusIdOf(giftCardId);
  const freeze = { type: "FreezeGiftCard", because: "purchase-refunded", at: context.at } as const;
  const { state: bonus } = await steps.load(giftCards, bonusId);
  if (bonus.status === "issued") {
    const wasFrozen = await steps.handle(giftCards, bonusId, freeze, part(context, "bonus")).then(() => true, isUsed);
    if (wasFrozen) return;
  }
  await withdrawBonus(steps, bonusId, context);
}

/** False for the refusal of a card that was redeemed in between. @throws any other error */
function isUsed(error: unknown): false {
  if (error instanceof Refused && error.code === "code-used") return false;
  throw error;
}

async function withdrawBonus(steps: Steps, bonusId: string, context: CommandContext): Promise<void> {
  const { state: bonus } = await steps.load(giftCards, bonusId);
  if (bonus.status !== "redeemed") return;
  await grantRedeemed(steps, { giftCardId: bonusId }, part(context, "bonus"));
  const { accountId, cents: maxCents } = bonus;
  const grantId = grantOfGiftCard(bonusId);
  const withdrawal = { grantId, withdrawalId: idFrom("bonus-withdrawal", bonusId), maxCents, at: context.at };
  await steps.handle(
    credits,
    accountId,
    { type: "WithdrawCredit", ...withdrawal },
    part({ ...context, subject: accountId }, "bonus credit"),
  );
}
