import { confirmGiftCardReissue } from "@tablee/commands/gift-card/desk/resend-gift-card";
import type { GiftCardEvent } from "@tablee/domain/gift-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const notifyBuyerWhenGiftCardReissued = policy<GiftCardEvent>("notify-buyer-when-gift-card-reissued", {
  GiftCardReissued:
    ({ stream }, context) =>
    (send) =>
      send(confirmGiftCardReissue, { giftCardId: idOf(stream) }, context),
});
