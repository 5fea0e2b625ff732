import { settleReferral } from "@tablee/commands/referral/settle-referral";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const settleReferralWhenOrderDelivered = policy<OrderEvent>("settle-referral-when-order-delivered", {
  OrderDelivered:
    ({ stream }, context) =>
    (send) =>
      send(settleReferral, { orderId: idOf(stream) }, context),
});
