import { never } from "@tablee/domain/kernel/errors";
import { eventsWithout } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

/** The product's public figures since the first box. */
export interface ImpactRow {
  readonly key: string;
  /** Boxes that were handed over. */
  readonly boxes: number;
  /** Bags and kits that were lent with them, and that came back. */
  readonly lent: number;
  readonly returned: number;
  /** The latest of the deliveries and returns that are counted. */
  readonly counted_at: string;
}

const KEY = "all";
const none: ImpactRow = { key: KEY, boxes: 0, lent: 0, returned: 0, counted_at: "" };

/** One row: a public page counts no orders. */
export const impactModel = readModelOf<ImpactRow>()("impact", {
  version: 2,
  ignores: eventsWithout("impact", "order", "returnables"),
  columns: { key: "text", boxes: "integer", lent: "integer", returned: "integer", counted_at: "timestamptz" },
  keys: () => [KEY],
  evolve(row = none, event) {
    switch (event.type) {
      case "OrderDelivered":
        return { ...counted(row, event.data.deliveredAt), boxes: row.boxes + 1 };
      case "ReturnableLent":
        return { ...counted(row, event.data.lentAt), lent: row.lent + 1 };
      case "ReturnablesReturned":
        return { ...counted(row, event.data.returnedAt), returned: row.returned + event.data.assetIds.length };
      default:
        return never(event);
    }
  },
});

/** Staff may record an earlier delivery after a later one. */
const counted = (row: ImpactRow, at: string): ImpactRow => (at > row.counted_at ? { ...row, counted_at: at } : row);
