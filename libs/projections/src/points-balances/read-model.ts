import { never } from "@tablee/domain/kernel/errors";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface PointsBalanceRow {
  readonly key: string;
  readonly available: number;
  readonly pending: number;
  /** The points that were lost when the account was closed, and when. */
  readonly lost: number | null;
  readonly ended_at: string | null;
}

/** One row per account that ever earned points. */
export const pointsBalancesModel = readModelOf<PointsBalanceRow>()("points_balances", {
  version: 6,
  ignores: [],
  columns: {
    key: "text",
    available: "double precision",
    pending: "double precision",
    lost: "double precision null",
    ended_at: "timestamptz null",
  },
  keys: (event) => [idOf(event.stream)],
  evolve(before, event, key) {
    const row = before ?? { key, available: 0, pending: 0, lost: null, ended_at: null };
    if (event.type === "PointsEnded") {
      const { available, pending, endedAt } = event.data;
      return {
        ...row,
        available: row.available - available,
        pending: row.pending - pending,
        lost: available + pending,
        ended_at: endedAt,
      };
    }
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
      case "PointsAwarded":
        return { ...row, available: row.available + points };
      case "AwardTakenBack":
      case "PointsRedeemed":
        return { ...row, available: row.available - points };
      case "PointsTakenBack":
        return { ...row, available: row.available - points };
      default:
        return never(event);
    }
  },
});
