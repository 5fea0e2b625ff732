import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { RefundRequestRow } from "./read-model.ts";

/** The refunds that wait for a second person, oldest first. */
export const refundsWaiting = (db: ReadDb): Promise<RefundRequestRow[]> =>
  db.selectFrom("read.refund_requests").selectAll().orderBy("requested_at").limit(500).execute();

export const requestsOfOrder = (db: ReadDb, orderId: OrderId): Promise<RefundRequestRow[]> =>
  db.selectFrom("read.refund_requests").selectAll().where("order_id", "=", orderId).orderBy("requested_at").execute();

/** The number of an account's refunds that wait for a decision. */
export async function refundsOpen(db: ReadDb, accountId: AccountId): Promise<number> {
  const { n } = await db
    .selectFrom("read.refund_requests")
    .select((eb) => eb.fn.countAll<string>().as("n"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
