import { never } from "@tablee/domain/kernel/errors";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface SlotLevelRow {
  readonly key: string;
  readonly depot_id: string;
  readonly date: string;
  readonly window: string;
  readonly units: number;
  readonly taken: number;
}

/** One row per depot, date and window: the capacity, and the number taken. */
export const slotLevelsModel = readModelOf<SlotLevelRow>()("slot_levels", {
  version: 2,
  ignores: [],
  columns: { key: "text", depot_id: "text", date: "date", window: "text", units: "integer", taken: "integer" },
  indexes: ["(depot_id, date)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    switch (event.type) {
      case "SlotOpened": {
        const { depotId: depot_id, date, window, units } = event.data;
        return { key, depot_id, date, window, units, taken: 0 };
      }
      case "SlotReserved":
      case "SlotHeld":
      case "SlotSettled":
        if (!row) throw new Error(`${event.type} before SlotOpened`);
        return { ...row, taken: event.data.taken };
      default:
        return never(event);
    }
  },
});
