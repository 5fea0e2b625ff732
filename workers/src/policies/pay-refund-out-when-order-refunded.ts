import { PayRefundOut } from "@tablee/commands/refund/pay-refund-out";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { Stored } from "@tablee/event-store/events";
import type { Policy } from "./policy.ts";

export const payRefundOutWhenOrderRefunded: Policy = {
  name: "pay-refund-out-when-order-refunded",
  categories: ["order"],
  types: ["OrderRefunded"],
  commands(event, context) {
    const { refundId } = (event as Extract<Stored<OrderEvent>, { type: "OrderRefunded" }>).data;
    return [new PayRefundOut({ orderId: event.stream.slice("order-".length), refundId }, context)];
  },
};
