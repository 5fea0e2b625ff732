import type { PointsEvent } from "@tablee/domain/points/events";
import { availableChange, expiryAfter } from "@tablee/domain/points/expiry";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface PointsBalanceRow {
  readonly key: string;
  readonly available: number;
  readonly pending: number;
  /** When the points expire unless some are earned or exchanged before; null while no notice has named it. */
  readonly expires_at: string | null;
  /** The points that were lost when the account was closed, and when. */
  readonly lost: number | null;
  readonly ended_at: string | null;
}

/** One row per account that ever earned points. */
export const pointsBalancesModel = readModelOf<PointsBalanceRow>()("points_balances", {
  version: 7,
  ignores: [],
  columns: {
    key: "text",
    available: "double precision",
    pending: "double precision",
    expires_at: "timestamptz null",
    lost: "double precision null",
    ended_at: "timestamptz null",
  },
  keys: (event) => [idOf(event.stream)],
  evolve(before, event, key) {
    const row = before ?? { key, available: 0, pending: 0, expires_at: null, lost: null, ended_at: null };
    const pending = row.pending + pendingChange(event);
    const expiry = expiryAfter(row.expires_at === null ? {} : { announced: { expiresAt: row.expires_at } }, event);
    const next = { ...row, available: row.available + availableChange(event), pending, expires_at: expiry.announced?.expiresAt ?? null };
    return event.type === "PointsEnded" ? { ...next, lost: event.data.available + event.data.pending, ended_at: event.data.endedAt } : next;
  },
});

/** The change of the points that wait for a delivery. */
function pendingChange(event: PointsEvent): number {
  switch (event.type) {
    case "PointsPending":
      return event.data.points;
    case "PointsMatured":
    case "PointsForfeited":
    case "PendingPointsTakenBack":
      return -event.data.points;
    case "PointsEnded":
      return -event.data.pending;
    default:
      return 0;
  }
}
