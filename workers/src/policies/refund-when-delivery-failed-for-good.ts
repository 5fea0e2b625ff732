import { RefundUndelivered } from "@tablee/commands/refund/refund-undelivered";
import type { Policy } from "./policy.ts";

export const refundWhenDeliveryFailedForGood: Policy = {
  name: "refund-when-delivery-failed-for-good",
  categories: ["order"],
  // An addition whose charge was settled only afterwards goes back as well.
  types: ["OrderFailed", "LateAdditionBilled"],
  commands: (event, context) => [new RefundUndelivered({ orderId: event.stream.slice("order-".length) }, context)],
};
