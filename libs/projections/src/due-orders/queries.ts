import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { DueKind, DueOrderRow } from "./read-model.ts";

/** What of a kind is due at an instant, oldest first. */
export const dueNow = (db: ReadDb, kind: DueKind, now: string, limit: number): Promise<DueOrderRow[]> =>
  db.selectFrom("read.due_orders").selectAll().where("kind", "=", kind).where("due_at", "<=", now).orderBy("due_at").limit(limit).execute();

/** Of each kind: how many are due at an instant, since when, and when the next one is. */
export async function dueSummary(
  db: ReadDb,
  now: string,
): Promise<{ kind: DueKind; due: number; oldest: string | null; next: string | null; atNext: number }[]> {
  const rows = await sql<{ kind: DueKind; due: string; oldest: string | null; next: string | null; at_next: string }>`
    SELECT d.kind, count(*) FILTER (WHERE d.due_at <= ${now}) AS due, min(d.due_at) FILTER (WHERE d.due_at <= ${now}) AS oldest,
           n.next, count(*) FILTER (WHERE d.due_at = n.next) AS at_next
    FROM read.due_orders d
    JOIN (SELECT kind, min(due_at) FILTER (WHERE due_at > ${now}) AS next FROM read.due_orders WHERE kind IS NOT NULL GROUP BY kind) n ON n.kind = d.kind
    WHERE d.kind IS NOT NULL GROUP BY d.kind, n.next`.execute(db);
  return rows.rows.map((row) => ({
    kind: row.kind,
    due: Number(row.due),
    oldest: row.oldest,
    next: row.next,
    atNext: Number(row.at_next),
  }));
}
