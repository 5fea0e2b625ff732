import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { AccountHistoryRow } from "./read-model.ts";

/** An account's events, oldest first, after a position. */
export function historyPage(db: ReadDb, accountId: AccountId, limit: number, after?: string): Promise<AccountHistoryRow[]> {
  let query = db.selectFrom("read.account_history").selectAll().where("account_id", "=", accountId);
  if (after) query = query.where("position", ">", after);
  return query.orderBy("position").limit(limit).execute();
}

export async function historyCount(db: ReadDb, accountId: AccountId): Promise<number> {
  const row = await db
    .selectFrom("read.account_history")
    .select((eb) => eb.fn.countAll<string>().as("n"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** The streams of an account's events up to a position. */
export async function streamsUpTo(db: ReadDb, accountId: AccountId, position: string): Promise<string[]> {
  const rows = await db
    .selectFrom("read.account_history")
    .select("stream")
    .distinct()
    .where("account_id", "=", accountId)
    .where("position", "<=", position)
    .execute();
  return rows.map((row) => row.stream);
}
