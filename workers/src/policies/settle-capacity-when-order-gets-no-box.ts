import { SettleCapacity } from "@tablee/commands/capacity/settle-capacity";
import type { Policy } from "./policy.ts";

export const settleCapacityWhenOrderGetsNoBox: Policy = {
  name: "settle-capacity-when-order-gets-no-box",
  categories: ["order"],
  types: ["OrderSkipped", "OrderMinimumNotMet", "OrderFailed"],
  commands: (event, context) => [new SettleCapacity({ orderId: event.stream.slice("order-".length) }, context)],
};
