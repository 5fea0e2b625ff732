import { settleCapacity } from "@tablee/commands/capacity/settle-capacity";
import type { CommandContext } from "@tablee/commands/context";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const settle =
  ({ stream }: Stored<OrderEvent>, context: CommandContext): Act =>
  (send) =>
    send(settleCapacity, { orderId: idOf(stream) }, context);

export const settleCapacityWhenOrderGetsNoBox = policy<OrderEvent>("settle-capacity-when-order-gets-no-box", {
  OrderSkipped: settle,
  OrderMinimumNotMet: settle,
  OrderFailed: settle,
});
