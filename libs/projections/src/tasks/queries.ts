import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { TaskKind } from "@tablee/domain/task/vocabulary";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { TaskRow } from "./read-model.ts";

/** The open disputes that one page lists. */
const MAX_DISPUTES = 100;

/** A task, with the order of its payment. */
interface OpenTask extends Omit<TaskRow, "payment_id"> {
  readonly order_id: OrderId | null;
}

const tasksWithOrders = (db: ReadDb) =>
  db
    .selectFrom("read.tasks as t")
    .leftJoin("read.payments as p", "p.key", "t.payment_id")
    .select(["t.key", "t.kind", "t.account_id", "p.order_id", "t.week", "t.region", "t.facts", "t.opened_at"]);

/** The open tasks, oldest first; of one kind, and after a row, if given. */
export function openTasks(
  db: ReadDb,
  { kind, after, limit }: { kind?: TaskKind | undefined; after?: readonly [openedAt: string, key: string] | undefined; limit: number },
): Promise<OpenTask[]> {
  let query = tasksWithOrders(db);
  if (kind) query = query.where("t.kind", "=", kind);
  if (after) query = query.where(sql<boolean>`(t.opened_at, t.key) > (${after[0]}::timestamptz, ${after[1]})`);
  return query.orderBy("t.opened_at").orderBy("t.key").limit(limit).execute();
}

/** Open requests of persons about their data: the first due first. */
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

/** Open disputes of points, the oldest first. */
export const openPointsDisputes = (
  db: ReadDb,
): Promise<(Pick<TaskRow, "key" | "account_id" | "facts" | "opened_at"> & { first_name: string | null; last_name: string | null })[]> =>
  db
    .selectFrom("read.tasks as t")
    .leftJoin("read.accounts as a", "a.key", "t.account_id")
    .where("t.kind", "=", "points-dispute")
    .select(["t.key", "t.account_id", "t.facts", "t.opened_at", "a.first_name", "a.last_name"])
    .orderBy("t.opened_at")
    .orderBy("t.key")
    .limit(MAX_DISPUTES)
    .execute();

export const taskOfKey = (db: ReadDb, key: string): Promise<OpenTask | undefined> =>
  tasksWithOrders(db).where("t.key", "=", key).executeTakeFirst();

/** The open tasks about an account, or about its payments; oldest first. */
export const tasksOfAccount = (db: ReadDb, accountId: AccountId): Promise<OpenTask[]> =>
  tasksWithOrders(db)
    .where((eb) => eb.or([eb("t.account_id", "=", accountId), eb("p.account_id", "=", accountId)]))
    .orderBy("t.opened_at")
    .execute();
