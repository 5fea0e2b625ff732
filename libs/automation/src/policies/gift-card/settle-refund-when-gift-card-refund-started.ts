import { settleGiftCardRefund } from "@tablee/commands/gift-card/desk/refund-gift-card";
import type { GiftCardEvent } from "@tablee/domain/gift-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const settleRefundWhenGiftCardRefundStarted = policy<GiftCardEvent>("settle-refund-when-gift-card-refund-started", {
  GiftCardRefundStarted:
    ({ stream }, context) =>
    (send) =>
      send(settleGiftCardRefund, { giftCardId: idOf(stream) }, context),
});
