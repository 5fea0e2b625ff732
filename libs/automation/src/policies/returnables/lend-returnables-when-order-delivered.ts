import { lendReturnables } from "@tablee/commands/returnables/lend-returnables";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const lendReturnablesWhenOrderDelivered = policy<OrderEvent>("lend-returnables-when-order-delivered", {
  OrderDelivered:
    ({ stream, data: { deliveredAt } }, context) =>
    (send) =>
      send(lendReturnables, { orderId: idOf(stream), deliveredAt }, context),
});
