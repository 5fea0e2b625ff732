import type { SlotEvent, StockEvent } from "@tablee/domain/capacity/events";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
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
  ignores: [],
  halts: true,
  columns: { key: "text", category: "text", stream_id: "text", order_id: "text", until: "timestamptz" },
  indexes: ["(until)"],
  keys(stored) {
    const event = stored as Stored<StockEvent | SlotEvent>;
    return "orderId" in event.data ? [`${event.stream}:${event.data.orderId}`] : [];
  },
  evolve(_, stored, key) {
    const event = stored as Stored<StockEvent | SlotEvent>;
    if (event.type !== "StockHeld" && event.type !== "SlotHeld") return undefined;
    const category = event.type === "StockHeld" ? "stock" : "slot";
    return { key, category, stream_id: idOf(event.stream), order_id: event.data.orderId, until: event.data.until };
  },
});
