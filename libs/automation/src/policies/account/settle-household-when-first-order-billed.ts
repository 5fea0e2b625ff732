import { settlePaidHousehold } from "@tablee/commands/account/address/settle-household";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const settleHouseholdWhenFirstOrderBilled = policy<OrderEvent>("settle-household-when-first-order-billed", {
  OrderBilled:
    ({ stream }, context) =>
    (send) =>
      send(settlePaidHousehold, { orderId: idOf(stream) }, context),
});
