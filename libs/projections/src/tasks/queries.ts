import type { TaskKind } from "@tablee/domain/task/vocabulary";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { TaskRow } from "./read-model.ts";

/** What a person must do, what waits longest first; of one kind, and after a row, where asked. */
export function openTasks(
  db: ReadDb,
  { kind, after, limit }: { kind?: TaskKind | undefined; after?: readonly [openedAt: string, key: string] | undefined; limit: number },
): Promise<TaskRow[]> {
  let query = db.selectFrom("read.tasks").selectAll();
  if (kind) query = query.where("kind", "=", kind);
  if (after) query = query.where(sql<boolean>`(opened_at, key) > (${after[0]}::timestamptz, ${after[1]})`);
  return query.orderBy("opened_at").orderBy("key").limit(limit).execute();
}

export const taskOfKey = (db: ReadDb, key: string): Promise<TaskRow | undefined> =>
  db.selectFrom("read.tasks").selectAll().where("key", "=", key).executeTakeFirst();
