import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { TaskKind } from "@tablee/domain/task/vocabulary";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { TaskRow } from "./read-model.ts";

/** A task, with the order that its payment is for. */
interface OpenTask extends Omit<TaskRow, "payment_id"> {
  readonly order_id: OrderId | null;
}

const tasksWithOrders = (db: ReadDb) =>
  db
    .selectFrom("read.tasks as t")
    .leftJoin("read.payments as p", "p.key", "t.payment_id")
    .select(["t.key", "t.kind", "t.account_id", "p.order_id", "t.week", "t.region", "t.facts", "t.opened_at"]);

/** What a person must do, what waits longest first; of one kind, and after a row, where asked. */
export function openTasks(
  db: ReadDb,
  { kind, after, limit }: { kind?: TaskKind | undefined; after?: readonly [openedAt: string, key: string] | undefined; limit: number },
): Promise<OpenTask[]> {
  let query = tasksWithOrders(db);
  if (kind) query = query.where("t.kind", "=", kind);
  if (after) query = query.where(sql<boolean>`(t.opened_at, t.key) > (${after[0]}::timestamptz, ${after[1]})`);
  return query.orderBy("t.opened_at").orderBy("t.key").limit(limit).execute();
}

/** Requests of persons about what is held about them, which wait for an answer: the first due first. */
export const openDataRequests = (
  db: ReadDb,
): Promise<(Pick<TaskRow, "key" | "account_id" | "facts" | "opened_at"> & { first_name: string | null; last_name: string | null })[]> =>
  db
    .selectFrom("read.tasks as t")
    .leftJoin("read.accounts as a", "a.key", "t.account_id")
    .where("t.kind", "=", "data-request")
    .select(["t.key", "t.account_id", "t.facts", "t.opened_at", "a.first_name", "a.last_name"])
    .orderBy(sql`t.facts->>'dueOn'`)
    .orderBy("t.key")
    .execute();

export const taskOfKey = (db: ReadDb, key: string): Promise<OpenTask | undefined> =>
  tasksWithOrders(db).where("t.key", "=", key).executeTakeFirst();

/** What a person must do about an account, or about what it pays; what waits longest first. */
export const tasksOfAccount = (db: ReadDb, accountId: AccountId): Promise<OpenTask[]> =>
  tasksWithOrders(db)
    .where((eb) => eb.or([eb("t.account_id", "=", accountId), eb("p.account_id", "=", accountId)]))
    .orderBy("t.opened_at")
    .execute();
