import { payGiftCardRefund } from "@tablee/commands/gift-card/desk/refund-gift-card";
import type { GiftCardEvent } from "@tablee/domain/gift-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const payRefundOutWhenGiftCardRefunded = policy<GiftCardEvent>("pay-refund-out-when-gift-card-refunded", {
  GiftCardRefunded:
    ({ stream }, context) =>
    (send) =>
      send(payGiftCardRefund, { giftCardId: idOf(stream) }, context),
});
