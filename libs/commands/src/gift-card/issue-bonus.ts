import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { lastFourOf } from "@tablee/domain/gift-card/code";
import { bonusEnds, bonusOf } from "@tablee/domain/gift-card/policy";
import type { Cents } from "@tablee/domain/kernel/money";
import { giftCards } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps } from "../steps.ts";
import { codeHashOf, codeOf } from "./gift-code.ts";

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
  if (since.status === "refunded") await freezeBonus(steps, giftCardId, context);
}

async function issue(steps: Steps, giftCardId: string, cents: Cents, context: CommandContext): Promise<void> {
  const bonusId = bonusIdOf(giftCardId);
  const code = codeOf(steps, bonusId, 1);
  const issued = { broughtBy: giftCardId, cents, expiresAt: bonusEnds(context.at), codeHash: codeHashOf(steps, code) };
  await steps.handle(giftCards, bonusId, { type: "IssueBonus", ...issued, lastFour: lastFourOf(code), at: context.at }, context);
}

/** Freezes the bonus that a refunded purchase brought, unless its buyer has used it already. */
export async function freezeBonus(steps: Steps, giftCardId: string, context: CommandContext): Promise<void> {
  const bonusId = bonusIdOf(giftCardId);
  const { state: bonus } = await steps.load(giftCards, bonusId);
  if (bonus.status !== "issued") return;
  const freeze = { type: "FreezeGiftCard", because: "purchase-refunded", at: context.at } as const;
  await steps.handle(giftCards, bonusId, freeze, part(context, "bonus"));
}
