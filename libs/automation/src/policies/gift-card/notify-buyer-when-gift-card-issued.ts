import { confirmGiftCard } from "@tablee/commands/gift-card/mail-gift-card";
import type { GiftCardEvent } from "@tablee/domain/gift-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const notifyBuyerWhenGiftCardIssued = policy<GiftCardEvent>("notify-buyer-when-gift-card-issued", {
  GiftCardIssued: ({ stream, data: { kind } }, context) =>
    kind === "purchased" ? (send) => send(confirmGiftCard, { giftCardId: idOf(stream) }, context) : undefined,
});
