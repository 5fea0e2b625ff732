import { MakeRemainingOrders } from "@tablee/commands/order/make-remaining-orders";
import type { Policy } from "./policy.ts";

export const makeOrdersWhenFirstOrderBilled: Policy = {
  name: "make-orders-when-first-order-billed",
  categories: ["order"],
  types: ["OrderBilled"],
  commands: (event, context) => [new MakeRemainingOrders({ firstOrderId: event.stream.slice("order-".length) }, context)],
};
