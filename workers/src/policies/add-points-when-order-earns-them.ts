import { AddPendingPoints } from "@tablee/commands/points/add-pending-points";
import type { Policy } from "./policy.ts";

export const addPointsWhenOrderEarnsThem: Policy = {
  name: "add-points-when-order-earns-them",
  categories: ["order"],
  types: ["OrderBilled", "OrderUnskipped", "LateAdditionBilled"],
  commands(event, context) {
    const orderId = event.stream.slice("order-".length);
    const { patchId } = event.data as { readonly patchId?: string };
    if (patchId) return [new AddPendingPoints({ orderId, by: "addition", patchId }, context)];
    const unskipped = event.type === "OrderUnskipped";
    // A week that comes back by itself at the end of a pause was not brought back by anybody.
    if (unskipped && event.metadata.actor.kind === "system") return [];
    return [new AddPendingPoints({ orderId, by: unskipped ? "unskip" : "order" }, context)];
  },
};
