import { giftCards } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import { decideGiftCardRefund, refundableOf, refundGiftCard } from "@tablee/commands/gift-card/desk/refund-gift-card";
import type { Steps } from "@tablee/commands/steps";
import { isIssued } from "@tablee/domain/gift-card/state";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Details } from "./action-args.ts";

type DeskAct = (steps: Steps, giftCardId: string, context: CommandContext, details: Details) => Promise<unknown>;

/** One of some cards that have a code, if any has: most numbers of a history name cards that were never bought. */
export async function issuedAmong({ load }: Steps, ids: readonly string[], { a }: Details): Promise<string> {
  const states = await Promise.all(ids.map(async (id) => [id, (await load(giftCards, id)).state] as const));
  const issued = states.flatMap(([id, state]) => (isIssued(state) ? [id] : []));
  return issued[a % Math.max(1, issued.length)] ?? ids[0]!;
}

/** A few refunds a card, so that some are asked for twice, and decided by another person. */
const refundOf = (giftCardId: string, { b }: Details): string => idFrom("simulated gift refund", giftCardId, b % 3);

const refund =
  (aboveAllowance: boolean): DeskAct =>
  async (steps, giftCardId, context, details) => {
    // Some callers were shown an amount that is no longer what is left.
    const shown = details.b % 4 === 0 ? await refundableOf(steps, giftCardId) : undefined;
    const asked = { giftCardId, refundId: refundOf(giftCardId, details), aboveAllowance, maxCents: shown };
    return refundGiftCard(steps, asked, { ...context, actor: { kind: "staff", id: "staff-0" } });
  };

/** Staff's acts on gift cards: refunds of unused and of redeemed ones, at once or by a second person. */
export const giftDeskActs = {
  "refund a gift card": refund(false),
  "ask for a gift card's refund": refund(true),
  "decide a gift card's refund": (steps, giftCardId, context, details) => {
    const decided = { giftCardId, refundId: refundOf(giftCardId, details), approved: details.a % 4 > 0 };
    return decideGiftCardRefund(steps, decided, { ...context, actor: { kind: "staff", id: `staff-${details.a % 3}` } });
  },
} as const satisfies Readonly<Record<string, DeskAct>>;

export const giftDeskWeights = {
  "refund a gift card": 6,
  "ask for a gift card's refund": 4,
  "decide a gift card's refund": 7,
} as const satisfies Readonly<Record<keyof typeof giftDeskActs, number>>;
