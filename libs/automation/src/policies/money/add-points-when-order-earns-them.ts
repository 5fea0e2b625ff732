import { addPendingPoints } from "@tablee/commands/points/add-pending-points";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const addPointsWhenOrderEarnsThem = policy<OrderEvent>("add-points-when-order-earns-them", {
  OrderBilled:
    ({ stream }, context) =>
    (send) =>
      send(addPendingPoints, { orderId: idOf(stream), by: "order" }, context),
  // A week that comes back automatically at the end of a pause earns nothing.
  OrderUnskipped: ({ stream, metadata }, context) =>
    metadata.actor.kind === "system" ? undefined : (send) => send(addPendingPoints, { orderId: idOf(stream), by: "unskip" }, context),
  FirstOrderChanged:
    ({ stream, data: { changeId } }, context) =>
    (send) =>
      send(addPendingPoints, { orderId: idOf(stream), by: "change", changeId }, context),
  LateAdditionBilled:
    ({ stream, data: { additionId } }, context) =>
    (send) =>
      send(addPendingPoints, { orderId: idOf(stream), by: "addition", additionId }, context),
});
