import { giftCards } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

/**
 * Ends a purchase that failed before an attempt to pay reached us: on the page of the buyer's bank, or of PayPal. A repetition changes
 * nothing.
 * @throws Refused gift-card-not-found, already-paid, another-attempt-is-under-way
 */
export async function endGiftCard(
  steps: Steps,
  { giftCardId, code }: { readonly giftCardId: string; readonly code: string },
  context: CommandContext,
): Promise<void> {
  await steps.handle(giftCards, giftCardId, { type: "EndGiftCard", because: "failed", code, at: context.at }, context);
}
