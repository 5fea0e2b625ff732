import type { Cents } from "@tablee/domain/kernel/money";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { giftCards } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

interface GiftCardToStart {
  readonly giftCardId: string;
  readonly cents: Cents;
  readonly provider: PaymentProvider;
}

/** Begins to buy a gift card of an amount, in cents. No money moves; a purchase that is left ends after an hour. */
export async function startGiftCard(steps: Steps, { giftCardId, ...started }: GiftCardToStart, context: CommandContext): Promise<void> {
  await steps.handle(giftCards, giftCardId, { type: "StartGiftCard", ...started, at: context.at }, context);
}
