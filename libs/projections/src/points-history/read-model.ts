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
  readonly kind: "pending" | "matured" | "forfeited" | "taken-back" | "redeemed" | "ended";
  readonly by: (typeof earnedBy)[number] | null;
  readonly points: number;
  /** The value of the credit that points were exchanged for; null for every other kind. */
  readonly cents: Cents | null;
  /** Null where points were exchanged, and where all points of an account ended. */
  readonly order_id: OrderId | null;
}

const kinds = {
  PointsPending: "pending",
  PointsMatured: "matured",
  PointsForfeited: "forfeited",
  PendingPointsTakenBack: "taken-back",
  PointsTakenBack: "taken-back",
  PointsRedeemed: "redeemed",
} as const;

/**
 * One row per event of points, and one for each order whose points were lost when the account was closed: the rewards page adds them up by
 * order.
 */
export const pointsHistoryModel = readModelOf<PointsHistoryRow>()("points_history", {
  version: 3,
  ignores: [],
  columns: {
    key: "text",
    account_id: "text",
    position: "bigint",
    at: "timestamptz",
    kind: "text",
    by: "text null",
    points: "integer",
    cents: "integer null",
    order_id: "text null",
  },
  indexes: ["(account_id, position DESC)"],
  keys(event) {
    return event.type === "PointsEnded" ? [event.id, ...event.data.orders.map(({ orderId }) => `${event.id}:${orderId}`)] : [event.id];
  },
  evolve(_, event, key) {
    const row = { key, account_id: idOf(event.stream), position: event.position.toString(), at: event.metadata.at };
    if (event.type === "PointsEnded") {
      const { available, pending, orders } = event.data;
      const one = orders.find(({ orderId }) => key === `${event.id}:${orderId}`);
      return { ...row, kind: "ended", by: null, points: one?.points ?? available + pending, cents: null, order_id: one?.orderId ?? null };
    }
    if (event.type === "PointsRedeemed") {
      const { points, cents } = event.data;
      return { ...row, kind: "redeemed", by: null, points, cents, order_id: null };
    }
    const by = event.type === "PointsPending" ? event.data.by : null;
    return { ...row, kind: kinds[event.type], by, points: event.data.points, cents: null, order_id: event.data.orderId };
  },
});
