import { SettleCredit } from "@tablee/commands/credit/settle-credit";
import type { Policy } from "./policy.ts";

export const settleCreditWhenOrderIsPaidOrEnds: Policy = {
  name: "settle-credit-when-order-is-paid-or-ends",
  categories: ["order"],
  types: ["OrderBilled", "OrderSkipped", "OrderMinimumNotMet", "OrderFailed", "LateAdditionBilled", "LateAdditionDropped"],
  commands(event, context) {
    const { patchId } = event.data as { readonly patchId?: string };
    return [new SettleCredit({ orderId: event.stream.slice("order-".length), patchId }, context)];
  },
};
