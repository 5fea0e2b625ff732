import { AddPendingPoints } from "@tablee/commands/points/add-pending-points";
import type { Policy } from "./policy.ts";

export const addPointsWhenOrderEarnsThem: Policy = {
  name: "add-points-when-order-earns-them",
  categories: ["order"],
  types: ["OrderBilled", "OrderUnskipped"],
  commands(event, context) {
    const unskipped = event.type === "OrderUnskipped";
    // A week that comes back by itself at the end of a pause was not brought back by anybody.
    if (unskipped && event.metadata.actor.kind === "system") return [];
    return [new AddPendingPoints({ orderId: event.stream.slice("order-".length), by: unskipped ? "unskip" : "order" }, context)];
  },
};
