import { AddPendingPoints } from "@tablee/commands/points/add-pending-points";
import type { Policy } from "./policy.ts";

export const addPointsWhenOrderEarnsThem: Policy = {
  name: "add-points-when-order-earns-them",
  categories: ["order"],
  types: ["OrderBilled", "OrderUnskipped"],
  commands: (event, context) => [
    new AddPendingPoints(
      { orderId: event.stream.slice("order-".length), by: event.type === "OrderUnskipped" ? "unskip" : "order" },
      context,
    ),
  ],
};
