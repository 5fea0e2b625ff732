import { never } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface CapacityHoldRow {
  readonly key: string;
  readonly category: "stock" | "slot";
  readonly stream_id: string;
  readonly order_id: OrderId;
  readonly until: string;
}

/** Holds that are not settled yet: the sweep releases them once they expire. It halts, it never parks. */
export const capacityHoldsModel = readModelOf<CapacityHoldRow>()("capacity_holds", {
  version: 1,
  ignores: ["StockOpened", "StockReserved", "SlotOpened", "SlotReserved"],
  halts: true,
  columns: { key: "text", category: "text", stream_id: "text", order_id: "text", until: "timestamptz" },
  indexes: ["(until)"],
  keys: (event) => [`${event.stream}:${event.data.orderId}`],
  evolve(_, event, key) {
    switch (event.type) {
      case "StockHeld":
      case "SlotHeld": {
        const { orderId: order_id, until } = event.data;
        return { key, category: event.type === "StockHeld" ? "stock" : "slot", stream_id: idOf(event.stream), order_id, until };
      }
      case "StockSettled":
      case "SlotSettled":
        return undefined;
      default:
        return never(event);
    }
  },
});
