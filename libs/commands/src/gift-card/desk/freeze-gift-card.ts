import { giftCards } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface GiftCardToFreeze {
  readonly giftCardId: string;
  /** False: the card can be redeemed again. */
  readonly frozen: boolean;
}

/**
 * Freezes a card that was not used, or ends that. Its actor holds the reason.
 * @throws Refused gift-card-not-found, gift-card-refunded, code-used
 */
export async function freezeGiftCard(streams: Streams, { giftCardId, frozen }: GiftCardToFreeze, context: CommandContext): Promise<void> {
  const { at } = context;
  const command = frozen ? ({ type: "FreezeGiftCard", because: "staff", at } as const) : ({ type: "UnfreezeGiftCard", at } as const);
  await streams.handle(giftCards, giftCardId, command, context);
}
