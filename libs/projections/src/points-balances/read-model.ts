import type { PointsEvent } from "@tablee/domain/points/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { readModel } from "../runtime/read-model.ts";

export interface PointsBalanceRow {
  readonly key: string;
  readonly available: number;
  readonly pending: number;
}

/** One row an account that ever earned points. */
export const pointsBalancesModel = readModel<PointsBalanceRow>({
  name: "points_balances",
  version: 3,
  categories: ["points"],
  columns: { key: "text", available: "double precision", pending: "double precision" },
  keys: (event) => [idOf(event.stream)],
  evolve(before, stored, key) {
    const event = stored as Stored<PointsEvent>;
    const row = before ?? { key, available: 0, pending: 0 };
    const { points } = event.data;
    switch (event.type) {
      case "PointsPending":
        return { ...row, pending: row.pending + points };
      case "PointsMatured":
        return { ...row, pending: row.pending - points, available: row.available + points };
      case "PointsForfeited":
        return { ...row, pending: row.pending - points };
      case "PendingPointsTakenBack":
        return { ...row, pending: row.pending - points };
      case "PointsTakenBack":
        return { ...row, available: row.available - points };
      default:
        return row;
    }
  },
});
