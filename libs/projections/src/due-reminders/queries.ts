import type { ReadDb } from "../read-tables.ts";
import type { DueReminderRow } from "./read-model.ts";

/** Reminders that are due at an instant, oldest first. */
export const remindersDue = (db: ReadDb, now: string, limit: number): Promise<DueReminderRow[]> =>
  db.selectFrom("read.due_reminders").selectAll().where("due_at", "<=", now).orderBy("due_at").limit(limit).execute();

/** The instant of the next reminder after an instant, and how many are due then. */
export async function reminderAfter(db: ReadDb, now: string): Promise<{ at: string; count: number } | undefined> {
  const row = await db
    .selectFrom("read.due_reminders")
    .select(["due_at", (eb) => eb.fn.countAll<string>().as("count")])
    .where("due_at", ">", now)
    .groupBy("due_at")
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ? { at: row.due_at, count: Number(row.count) } : undefined;
}
