import type { ReadDb } from "../read-tables.ts";
import type { TaskRow } from "./read-model.ts";

/** What a person must do, what waits longest first. */
export const openTasks = (db: ReadDb, limit: number): Promise<TaskRow[]> =>
  db.selectFrom("read.tasks").selectAll().orderBy("opened_at").orderBy("key").limit(limit).execute();
