import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { ReviewRow } from "./read-model.ts";

/** The reviews and comments of an account, oldest first. */
export const reviewsOf = (db: ReadDb, accountId: AccountId): Promise<ReviewRow[]> =>
  db.selectFrom("read.reviews").selectAll().where("account_id", "=", accountId).orderBy("position").execute();

/** The reviews of an account's order and its comment, oldest first. */
export const reviewsOfOrder = (db: ReadDb, accountId: AccountId, orderId: OrderId): Promise<ReviewRow[]> =>
  db
    .selectFrom("read.reviews")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
