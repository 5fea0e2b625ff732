import { confirmGiftCardRefund } from "@tablee/commands/gift-card/desk/refund-gift-card";
import type { GiftCardEvent } from "@tablee/domain/gift-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const notifyBuyerWhenGiftCardRefunded = policy<GiftCardEvent>("notify-buyer-when-gift-card-refunded", {
  GiftCardRefunded:
    ({ stream }, context) =>
    (send) =>
      send(confirmGiftCardRefund, { giftCardId: idOf(stream) }, context),
});
