import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { PointsHistoryRow } from "./read-model.ts";

/** The points of one order or award over all their changes, or points that were exchanged or expired. */
export interface PointsLineRow {
  readonly id: string;
  /** Null for anything else than the points of an order. */
  readonly order_id: OrderId | null;
  /** Null until the read model of orders holds it. */
  readonly delivery_date: string | null;
  /** The zone of the box; null until the read model of orders holds it. */
  readonly zone: ZoneName | null;
  /** The position of their last change. */
  readonly position: string;
  /** When the account's closing ended them, else when they matured, or else last changed. */
  readonly at: string;
  readonly promised: number;
  readonly unskip: number;
  readonly taken_back: number;
  readonly matured: number;
  readonly forfeited: number;
  /** Lost when the account was closed. */
  readonly ended: number;
  /** The points of an award, and those of them that refunds took back. */
  readonly awarded: number;
  readonly award_taken_back: number;
  /** The points that were exchanged, and the value of the credit in cents. */
  readonly redeemed: number;
  readonly expired: number;
  readonly cents: Cents;
  /** The points that a dispute added, or took off where negative. */
  readonly adjusted: number;
  /** When the line last changed, apart from the account's closing and disputes: it can be disputed for some months from then. */
  readonly changed_at: string;
  readonly disputed_at: string | null;
  readonly answered_at: string | null;
}

/**
 * The position of a line's last own change, by which pages are read: the account's closing ends the points of all orders at once, and a
 * dispute changes none, so neither counts.
 */
const lastChange = sql`max(points.position) FILTER (WHERE kind NOT IN ('ended', 'disputed', 'answered'))`;

const changedAt = sql`max(points.at) FILTER (WHERE kind NOT IN ('ended', 'disputed', 'answered'))`;

/**
 * A page of an account's points, by order, award, exchange, expiry and adjustment, the last changed first; `before` is the position of the previous page's last row.
 */
export function pointsLines(db: ReadDb, accountId: AccountId, limit: number, before?: string): Promise<PointsLineRow[]> {
  const id = sql<string>`points.subject`;
  const of = (kind: PointsHistoryRow["kind"]) => sql<number>`coalesce(sum(points.points) FILTER (WHERE kind = ${kind}), 0)::integer`;
  let query = db
    .selectFrom("read.points_history as points")
    .leftJoin("read.orders as orders", "orders.key", "points.order_id")
    .where("points.account_id", "=", accountId)
    .where("points.subject", "is not", null)
    .groupBy(id)
    // A dispute and its answer name their line alone: its order is that of the other rows.
    .select([
      id.as("id"),
      sql<OrderId | null>`max(points.order_id)`.as("order_id"),
      sql<string | null>`max(orders.delivery_date)`.as("delivery_date"),
      sql<ZoneName | null>`max(orders.state->'slot'->>'zone')`.as("zone"),
    ])
    .select([
      sql<string>`${lastChange}`.as("position"),
      sql<string>`coalesce(max(points.at) FILTER (WHERE kind = 'ended'), max(points.at) FILTER (WHERE kind = 'matured'), ${changedAt})`.as(
        "at",
      ),
      of("pending").as("promised"),
      sql<number>`coalesce(sum(points.points) FILTER (WHERE kind = 'pending' AND by = 'unskip'), 0)::integer`.as("unskip"),
      of("taken-back").as("taken_back"),
      of("matured").as("matured"),
      of("forfeited").as("forfeited"),
      of("ended").as("ended"),
      of("awarded").as("awarded"),
      of("award-taken-back").as("award_taken_back"),
      of("redeemed").as("redeemed"),
      of("expired").as("expired"),
      sql<Cents>`coalesce(sum(points.cents), 0)::integer`.as("cents"),
      of("adjusted").as("adjusted"),
      sql<string>`${changedAt}`.as("changed_at"),
      sql<string | null>`max(points.at) FILTER (WHERE kind = 'disputed')`.as("disputed_at"),
      sql<string | null>`max(points.at) FILTER (WHERE kind = 'answered')`.as("answered_at"),
    ]);
  if (before) query = query.having(sql<boolean>`${lastChange} < ${before}::bigint`);
  return query.orderBy(lastChange, "desc").limit(limit).execute();
}

/** The points that an account's orders earned and lost, oldest first, and whether its points have ended. */
export const pointsOfOrders = async (db: ReadDb, accountId: AccountId, orderIds: readonly OrderId[]): Promise<PointsHistoryRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom("read.points_history")
        .selectAll()
        .where("account_id", "=", accountId)
        .where((eb) => eb.or([eb("order_id", "in", orderIds), eb("kind", "=", "ended")]))
        .orderBy("position")
        .execute();
