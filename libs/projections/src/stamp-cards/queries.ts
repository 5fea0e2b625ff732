import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Week } from "@tablee/domain/kernel/time";
import type { OrderStatus } from "@tablee/domain/order/vocabulary";
import type { StampCard } from "@tablee/domain/stamp-card/vocabulary";
import { prepared } from "@tablee/platform/prepared";
import type { ReadDb } from "../read-tables.ts";

const cards = prepared("stamp_cards", (db: ReadDb, { accountId }: { readonly accountId: AccountId }) =>
  db.selectFrom("read.stamp_cards").select("cards").where("key", "=", accountId),
);

/** The latest stamp card of an account, which may be over. */
export const latestStampCard = async (db: ReadDb, accountId: AccountId): Promise<StampCard | undefined> =>
  (await cards(db, { accountId }))[0]?.cards.at(-1);

/** A week of an account, by its order. */
export interface OrderWeekRow {
  readonly key: OrderId;
  readonly week: Week;
  readonly status: OrderStatus;
  readonly delivery_date: string;
}

/** The orders of an account in some weeks, the first and the last included. */
export const orderWeeks = (db: ReadDb, accountId: AccountId, first: Week, last: Week): Promise<OrderWeekRow[]> =>
  db
    .selectFrom("read.orders")
    .select(["key", "week", "status", "delivery_date"])
    .where("account_id", "=", accountId)
    .where("week", ">=", first)
    .where("week", "<=", last)
    .execute();
