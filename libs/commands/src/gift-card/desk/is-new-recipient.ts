import { giftCards } from "../../aggregates.ts";
import type { Streams } from "../../steps.ts";
import { isPresentAddress } from "./resend-gift-card.ts";

/** True if a gift card that is sent to this address goes to a person other than its present recipient. */
export async function isNewRecipient({ load }: Streams, giftCardId: string, email: string): Promise<boolean> {
  const { state: card } = await load(giftCards, giftCardId);
  return !isPresentAddress(card, email);
}
