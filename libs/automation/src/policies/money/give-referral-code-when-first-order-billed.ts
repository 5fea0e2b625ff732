import { giveReferralCode } from "@tablee/commands/referral/give-referral-code";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const giveReferralCodeWhenFirstOrderBilled = policy<OrderEvent>("give-referral-code-when-first-order-billed", {
  OrderBilled:
    ({ stream }, context) =>
    (send) =>
      send(giveReferralCode, { orderId: idOf(stream) }, context),
});
