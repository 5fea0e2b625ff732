import type { ReadDb } from "../read-tables.ts";
import type { OrderRow } from "./read-model.ts";

/** One's own order; another account's is not found. */
export const orderOfAccount = (db: ReadDb, accountId: string, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom("read.orders").selectAll().where("key", "=", orderId).where("account_id", "=", accountId).executeTakeFirst();

export const orderById = (db: ReadDb, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom("read.orders").selectAll().where("key", "=", orderId).executeTakeFirst();

/** Orders whose delivery day has not passed, soonest first; those of today and later in the given zone-independent order of dates. */
export const upcomingOrders = (db: ReadDb, accountId: string, fromDate: string): Promise<OrderRow[]> =>
  db
    .selectFrom("read.orders")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("delivery_date", ">=", fromDate)
    .orderBy("delivery_date")
    .orderBy("key")
    .execute();

export const firstOrderOf = (db: ReadDb, accountId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom("read.orders")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("first_order", "=", true)
    .orderBy("week")
    .executeTakeFirst();
