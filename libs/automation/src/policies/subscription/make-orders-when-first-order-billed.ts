import { makeRemainingOrders } from "@tablee/commands/order/making/make-remaining-orders";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const makeOrdersWhenFirstOrderBilled = policy<OrderEvent>("make-orders-when-first-order-billed", {
  OrderBilled:
    ({ stream }, context) =>
    (send) =>
      send(makeRemainingOrders, { firstOrderId: idOf(stream) }, context),
});
