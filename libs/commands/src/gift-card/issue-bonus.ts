import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { lastFourOf } from "@tablee/domain/gift-card/code";
import { bonusEnds, bonusOf } from "@tablee/domain/gift-card/policy";
import { giftCards } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { codeHashOf, codeOf } from "./gift-code.ts";

/** Issues the bonus that a purchase brings, if it brings one: a card of its own, whose code is mailed to the buyer. Once a purchase. */
export async function issueBonus(steps: Steps, { giftCardId }: { readonly giftCardId: string }, context: CommandContext): Promise<void> {
  const { state } = await steps.load(giftCards, giftCardId);
  if (!("issue" in state) || state.kind !== "purchased") return;
  const cents = bonusOf(state.cents, state.issuedAt);
  if (cents === 0) return;
  const bonusId = bonusIdOf(giftCardId);
  const code = codeOf(steps, bonusId, 1);
  const issued = { broughtBy: giftCardId, cents, expiresAt: bonusEnds(context.at), codeHash: codeHashOf(steps, code) };
  await steps.handle(giftCards, bonusId, { type: "IssueBonus", ...issued, lastFour: lastFourOf(code), at: context.at }, context);
}
