import { unpayable } from "@tablee/domain/gift-card/decider";
import type { Cents } from "@tablee/domain/kernel/money";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { giftCards } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";

interface GiftCardToStart {
  readonly giftCardId: string;
  readonly cents: Cents;
  readonly provider: PaymentProvider;
}

/** Begins to buy a gift card of an amount, in cents. No money moves; a purchase that is left ends after an hour. */
export async function startGiftCard(steps: Steps, { giftCardId, ...started }: GiftCardToStart, context: CommandContext): Promise<void> {
  await steps.handle(giftCards, giftCardId, { type: "StartGiftCard", ...started, at: context.at }, context);
}

/** Refuses a purchase that cannot be paid now. @throws Refused gift-card-not-found, gift-card-ended, already-paid, another-attempt-is-under-way */
export async function refuseUnpayable(streams: Streams, giftCardId: string): Promise<void> {
  const { state } = await streams.load(giftCards, giftCardId);
  if (state.status !== "started") throw new Refused(unpayable(state));
}
