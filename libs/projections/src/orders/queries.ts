import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { isPaymentFailed, unchargedStatuses } from "@tablee/domain/order/standing";
import { unsettledStatuses } from "@tablee/domain/order/vocabulary";
import { prepared } from "@tablee/platform/prepared";
import type { ReadDb } from "../read-tables.ts";
import { type OrderRow, orderRow, type StoredOrder } from "./read-model.ts";

/** The columns that orders are read from. */
const orders = (db: ReadDb) => db.selectFrom("read.orders").select(["state", "run_id", "methods"]);

const shown = (stored: Pick<StoredOrder, "state" | "run_id" | "methods">): OrderRow => orderRow(stored.state, stored);

const rowsOf = async (query: ReturnType<typeof orders>): Promise<OrderRow[]> => (await query.execute()).map(shown);

const firstOf = async (query: ReturnType<typeof orders>): Promise<OrderRow | undefined> => (await rowsOf(query.limit(1)))[0];

/** An account's own order; a different account's is not found. */
export const orderOfAccount = (db: ReadDb, accountId: AccountId, orderId: OrderId): Promise<OrderRow | undefined> =>
  firstOf(orders(db).where("key", "=", orderId).where("account_id", "=", accountId));

export const orderById = (db: ReadDb, orderId: OrderId): Promise<OrderRow | undefined> => firstOf(orders(db).where("key", "=", orderId));

interface Upcoming {
  readonly accountId: AccountId;
  readonly fromDate: string;
}

/** Orders whose delivery day is `fromDate` or later, soonest first. */
export const upcomingOrders = async (db: ReadDb, upcoming: Upcoming): Promise<OrderRow[]> =>
  (await upcomingStored(db, upcoming)).map(shown);

const upcomingStored = prepared("upcoming_orders", (db: ReadDb, { accountId, fromDate }: Upcoming) =>
  orders(db).where("account_id", "=", accountId).where("delivery_date", ">=", fromDate).orderBy("delivery_date").orderBy("key"),
);

/** Ids of the orders of `upcomingOrders` that are not delivered yet, in the same order. */
export const upcomingOrderIds = prepared("upcoming_order_ids", (db: ReadDb, { accountId, fromDate }: Upcoming) =>
  db
    .selectFrom("read.orders")
    .select("key")
    .where("account_id", "=", accountId)
    .where("delivery_date", ">=", fromDate)
    .where("status", "!=", "delivered")
    .orderBy("delivery_date")
    .orderBy("key"),
);

/** An account's orders that can still change and are to be charged, in any week. */
export const openOrders = (db: ReadDb, accountId: AccountId): Promise<OrderRow[]> =>
  rowsOf(orders(db).where("account_id", "=", accountId).where("status", "=", "open"));

/** The order whose payment an account's sign-up requested; the last one, where earlier ones were never paid. */
export const firstOrderOf = (db: ReadDb, accountId: AccountId): Promise<OrderRow | undefined> =>
  firstOf(orders(db).where("account_id", "=", accountId).where("first_order", "=", true).orderBy("week", "desc"));

/** Ids of an account's orders whose last payment attempt failed and that wait for a retry. */
export const unpaidOrders = async (db: ReadDb, accountId: AccountId): Promise<OrderId[]> =>
  (
    await db
      .selectFrom("read.orders")
      .select("key")
      .where("account_id", "=", accountId)
      .where("status", "=", "locked")
      .where("attempts", ">", 0)
      .orderBy("week")
      .execute()
  ).map((row) => row.key);

/** The number of an account's boxes still to be delivered or paid for. */
export async function unsettledBoxes(db: ReadDb, accountId: AccountId): Promise<number> {
  const { n } = await db
    .selectFrom("read.orders")
    .select((eb) => eb.fn.countAll<string>().as("n"))
    .where("account_id", "=", accountId)
    .where("status", "in", unsettledStatuses)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** An account's orders, skipped weeks left out, soonest first. */
export const ordersAround = (db: ReadDb, accountId: AccountId): Promise<OrderRow[]> =>
  rowsOf(
    orders(db)
      .where("account_id", "=", accountId)
      .where("status", "not in", [...unchargedStatuses])
      .orderBy("delivery_date"),
  );

/** Boxes that were, or should have been, delivered, newest first; `before` is a delivery date. */
export function pastDeliveries(db: ReadDb, accountId: AccountId, before: string | undefined, limit: number): Promise<OrderRow[]> {
  let query = orders(db)
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("status", "=", "delivered"), eb("status", "=", "failed")]));
  if (before !== undefined) query = query.where("delivery_date", "<", before);
  return rowsOf(query.orderBy("delivery_date", "desc").limit(limit));
}

/** Weeks without a box between two delivery dates, both excluded, newest first: skipped, or below the minimum at the cutoff. */
export function weeksWithoutBox(db: ReadDb, accountId: AccountId, { from, until }: Record<"from" | "until", string>): Promise<OrderRow[]> {
  const without = orders(db).where("account_id", "=", accountId).where("status", "in", ["skipped", "minimum-not-met"]);
  return rowsOf(without.where("delivery_date", ">", from).where("delivery_date", "<", until).orderBy("delivery_date", "desc"));
}

/** An account's orders that should be paid and are not, soonest first; those with a retry in progress included. */
export const unpaidRows = (db: ReadDb, accountId: AccountId): Promise<OrderRow[]> =>
  rowsOf(
    orders(db)
      .where("account_id", "=", accountId)
      .where((eb) =>
        eb.or([
          eb.and([eb("status", "=", "locked"), eb("attempts", ">", 0)]),
          eb.and([eb("status", "=", "billing"), eb("failure", "is not", null)]),
        ]),
      )
      .orderBy("delivery_date"),
  );

/** The account's last box that was due to be paid, if its payment failed for good; a later one that was paid ends it. */
export const lastUnpaidBox = async (db: ReadDb, accountId: AccountId): Promise<OrderRow | undefined> => {
  const last = await firstOf(
    orders(db)
      .where("account_id", "=", accountId)
      .where("status", "in", ["billed", "delivered", "failed"])
      .orderBy("delivery_date", "desc"),
  );
  return last && !last.first_order && isPaymentFailed({ status: last.status, kind: last.failure?.kind }) ? last : undefined;
};

/** The existing ones of these orders. */
export const existingOrders = async (db: ReadDb, orderIds: readonly OrderId[]): Promise<ReadonlySet<OrderId>> => {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("read.orders")
    .select("key")
    .where("key", "in", [...orderIds])
    .execute();
  return new Set(rows.map((row) => row.key));
};

/** True if a box of an account is paid and still to be delivered, or was delivered on this date or later. */
export const hasBoxToTrack = async (db: ReadDb, accountId: AccountId, sinceDate: string): Promise<boolean> =>
  (await db
    .selectFrom("read.orders")
    .select("key")
    .where("account_id", "=", accountId)
    .where("status", "in", ["billed", "delivered"])
    .where("delivery_date", ">=", sinceDate)
    .limit(1)
    .executeTakeFirst()) !== undefined;
