import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { PointsHistoryRow } from "./read-model.ts";

/** A page of an account's points, newest first; `before` is the position of the last row of the page before. */
export function pointsHistoryOf(db: ReadDb, accountId: AccountId, limit: number, before?: string): Promise<PointsHistoryRow[]> {
  let query = db.selectFrom("read.points_history").selectAll().where("account_id", "=", accountId);
  if (before) query = query.where("position", "<", before);
  return query.orderBy("position", "desc").limit(limit).execute();
}

/** What an account's orders have brought and lost, oldest first. */
export const pointsOfOrders = async (db: ReadDb, accountId: AccountId, orderIds: readonly OrderId[]): Promise<PointsHistoryRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom("read.points_history")
        .selectAll()
        .where("account_id", "=", accountId)
        .where("order_id", "in", orderIds)
        .orderBy("position")
        .execute();
