import { grantRedeemed } from "@tablee/commands/gift-card/redeem-gift-card";
import type { GiftCardEvent } from "@tablee/domain/gift-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const grantCreditWhenGiftCardRedeemed = policy<GiftCardEvent>("grant-credit-when-gift-card-redeemed", {
  GiftCardRedeemed:
    ({ stream }, context) =>
    (send) =>
      send(grantRedeemed, { giftCardId: idOf(stream) }, context),
});
