import { never } from "@tablee/domain/kernel/errors";
import { eventsWithout } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

/** The figures of a month. `key` is the month in UTC, as 2026-11. */
export interface ImpactRow {
  readonly key: string;
  /** Boxes that were handed over. */
  readonly boxes: number;
  /** Bags and kits that were lent with them, and that came back. */
  readonly lent: number;
  readonly returned: number;
}

const monthOf = (instant: string): string => instant.slice(0, "2026-11".length);
const none = { boxes: 0, lent: 0, returned: 0 } as const;

/** One row per month: a public page sums a few rows, and counts no orders. */
export const impactModel = readModelOf<ImpactRow>()("impact", {
  version: 1,
  ignores: eventsWithout("impact", "order", "returnables"),
  columns: { key: "text", boxes: "integer", lent: "integer", returned: "integer" },
  keys({ type, data }) {
    switch (type) {
      case "OrderDelivered":
        return [monthOf(data.deliveredAt)];
      case "ReturnableLent":
        return [monthOf(data.lentAt)];
      case "ReturnablesReturned":
        return [monthOf(data.returnedAt)];
      default:
        return never(type);
    }
  },
  evolve(row = { key: "", ...none }, event, key) {
    switch (event.type) {
      case "OrderDelivered":
        return { ...row, key, boxes: row.boxes + 1 };
      case "ReturnableLent":
        return { ...row, key, lent: row.lent + 1 };
      case "ReturnablesReturned":
        return { ...row, key, returned: row.returned + event.data.assetIds.length };
      default:
        return never(event);
    }
  },
});
