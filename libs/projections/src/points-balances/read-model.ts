import { never } from "@tablee/domain/kernel/errors";
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
  version: 8,
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
    const changed = (available: number, pending = 0) => ({ ...row, available: row.available + available, pending: row.pending + pending });
    // Earning and exchanging points keeps them from expiring.
    const kept = { expires_at: null };
    switch (event.type) {
      case "PointsPending":
        return { ...changed(0, event.data.points), ...kept };
      case "PointsMatured":
        return { ...changed(event.data.points, -event.data.points), ...kept };
      case "PointsAwarded":
        return { ...changed(event.data.points), ...kept };
      case "PointsAdjusted":
        return { ...changed(event.data.points), ...(event.data.points > 0 ? kept : {}) };
      case "PointsRedeemed":
      case "PointsExpired":
        return { ...changed(-event.data.points), ...kept };
      case "PointsTakenBack":
      case "AwardTakenBack":
        return changed(-event.data.points);
      case "PointsForfeited":
      case "PendingPointsTakenBack":
        return changed(0, -event.data.points);
      case "PointsExpiryAnnounced":
        return { ...row, expires_at: event.data.expiresAt };
      case "PointsExpiryPostponed":
      case "PointsDisputed":
      case "PointsDisputeAnswered":
        return row;
      case "PointsEnded": {
        const { available, pending, endedAt } = event.data;
        return { ...changed(-available, -pending), ...kept, lost: available + pending, ended_at: endedAt };
      }
      default:
        return never(event);
    }
  },
});
