import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { earnedBy } from "@tablee/domain/points/events";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface PointsHistoryRow {
  readonly key: string;
  readonly account_id: AccountId;
  readonly position: string;
  readonly at: string;
  readonly kind:
    | "pending"
    | "matured"
    | "forfeited"
    | "taken-back"
    | "awarded"
    | "award-taken-back"
    | "redeemed"
    | "expired"
    | "ended"
    | "adjusted"
    | "disputed"
    | "answered";
  readonly by: (typeof earnedBy)[number] | null;
  /** Negative only where a dispute took points off; none for a dispute and its answer. */
  readonly points: number;
  /** The value of the credit that points were exchanged for; null for every other kind. */
  readonly cents: Cents | null;
  /** The order, the award, the exchange, the expiry or the adjusting dispute that it is about; null where all points of an account ended. */
  readonly subject: string | null;
  /** Null where it is not about the points of an order. */
  readonly order_id: OrderId | null;
}

const kinds = {
  PointsPending: "pending",
  PointsMatured: "matured",
  PointsForfeited: "forfeited",
  PendingPointsTakenBack: "taken-back",
  PointsTakenBack: "taken-back",
  PointsAwarded: "awarded",
  AwardTakenBack: "award-taken-back",
  PointsRedeemed: "redeemed",
  PointsExpired: "expired",
  PointsAdjusted: "adjusted",
  PointsDisputed: "disputed",
  PointsDisputeAnswered: "answered",
} as const;

/**
 * One row per event of points, and one for each order and award whose points were lost when the account was closed: the rewards page adds
 * them up by their subject.
 */
export const pointsHistoryModel = readModelOf<PointsHistoryRow>()("points_history", {
  version: 4,
  ignores: ["PointsExpiryAnnounced", "PointsExpiryPostponed"],
  columns: {
    key: "text",
    account_id: "text",
    position: "bigint",
    at: "timestamptz",
    kind: "text",
    by: "text null",
    points: "integer",
    cents: "integer null",
    subject: "text null",
    order_id: "text null",
  },
  indexes: ["(account_id, position DESC)"],
  keys(event) {
    if (event.type !== "PointsEnded") return [event.id];
    const { orders, awards = [] } = event.data;
    return [
      event.id,
      ...[...orders.map(({ orderId }) => orderId), ...awards.map(({ awardId }) => awardId)].map((id) => `${event.id}:${id}`),
    ];
  },
  evolve(_, event, key) {
    const account_id = idOf(event.stream);
    const row = { key, account_id, position: event.position.toString(), at: event.metadata.at, by: null, cents: null, order_id: null };
    switch (event.type) {
      case "PointsEnded": {
        const { available, pending, orders, awards = [] } = event.data;
        const order = orders.find(({ orderId }) => key === `${event.id}:${orderId}`);
        if (order) return { ...row, kind: "ended", points: order.points, subject: order.orderId, order_id: order.orderId };
        const award = awards.find(({ awardId }) => key === `${event.id}:${awardId}`);
        return { ...row, kind: "ended", points: award?.points ?? available + pending, subject: award?.awardId ?? null };
      }
      case "PointsRedeemed": {
        const { points, cents, redemptionId } = event.data;
        return { ...row, kind: "redeemed", points, cents, subject: redemptionId };
      }
      case "PointsExpired":
        return { ...row, kind: "expired", points: event.data.points, subject: event.data.expiredAt };
      case "PointsAdjusted":
        return { ...row, kind: "adjusted", points: event.data.points, subject: event.data.disputeId };
      case "PointsDisputed":
      case "PointsDisputeAnswered":
        return { ...row, kind: kinds[event.type], points: 0, subject: event.data.subject };
      case "PointsAwarded":
      case "AwardTakenBack":
        return { ...row, kind: kinds[event.type], points: event.data.points, subject: event.data.awardId };
      default: {
        const { points, orderId } = event.data;
        const by = event.type === "PointsPending" ? event.data.by : null;
        return { ...row, kind: kinds[event.type], by, points, subject: orderId, order_id: orderId };
      }
    }
  },
});
