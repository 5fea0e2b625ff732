import { never } from "@tablee/domain/kernel/errors";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface StockLevelRow {
  readonly key: string;
  readonly region: string;
  readonly week: string;
  readonly sku: string;
  readonly units: number;
  /** Taken or held after the latest event; the sweep releases a hold that expired since. */
  readonly taken: number;
}

/** One row per item of a week and region: its units, and the number taken. */
export const stockLevelsModel = readModelOf<StockLevelRow>()("stock_levels", {
  version: 2,
  ignores: [],
  columns: { key: "text", region: "text", week: "date", sku: "text", units: "integer", taken: "integer" },
  indexes: ["(region, week)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    switch (event.type) {
      case "StockOpened": {
        const { region, week, sku, units } = event.data;
        return { key, region, week, sku, units, taken: 0 };
      }
      case "StockReserved":
      case "StockHeld":
      case "StockSettled":
        if (!row) throw new Error(`${event.type} before StockOpened`);
        return { ...row, taken: event.data.taken };
      default:
        return never(event);
    }
  },
});
