import type { Hold } from "@tablee/domain/capacity/due";
import type { DueKind } from "@tablee/domain/due/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import { type DueRow, keyOf } from "./due-model.ts";
import { dueModels } from "./read-models.ts";

/** One due thing: its key, account and step, which together give each wake-up an id of its own. */
export interface Due {
  readonly key: string;
  /** The account concerned, if there is one. */
  readonly account_id: AccountId | null;
  readonly step: number;
}

/** The due thing of a row whose timer waits for one. */
export const dueOfRow = ({ subject: key, account_id, step }: DueRow): Due => ({ key, account_id, step });

/** The read models of due things: once one of them has moved, a new thing may be due. */
export const dueReadModels = Object.keys(dueModels) as readonly (keyof typeof dueModels)[];

/** The due things of every noun. */
const waiting = sql.join(
  dueReadModels.map(
    (name) => sql`SELECT kind, subject AS key, account_id, at, step FROM ${sql.table(`read.${name}`)} WHERE kind IS NOT NULL`,
  ),
  sql` UNION ALL `,
);

/** A hold that is not settled; undefined once it is. */
export async function holdOf(db: ReadDb, key: string): Promise<Hold | undefined> {
  const row = await db.selectFrom("read.due_capacity").select("state").where("key", "=", keyOf("hold", key)).executeTakeFirst();
  return row?.state as Hold | undefined;
}

/** The things of a kind that are due at an instant, longest due first. */
export async function dueNow(db: ReadDb, kind: DueKind, now: string, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    SELECT key, account_id, step FROM (${waiting}) AS due WHERE kind = ${kind} AND at <= ${now} ORDER BY at LIMIT ${limit}`.execute(db);
  return rows;
}

/** The kinds with a thing due at an instant. */
export async function kindsDue(db: ReadDb, now: string): Promise<ReadonlySet<DueKind>> {
  const { rows } = await sql<{ kind: DueKind }>`SELECT DISTINCT kind FROM (${waiting}) AS due WHERE at <= ${now}`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

interface DueSummary {
  readonly kind: DueKind;
  /** The number of due things, and since when. */
  readonly due: number;
  readonly oldest: string | null;
  /** When the next one will be due, and how many at that instant. */
  readonly next: string | null;
  readonly atNext: number;
}

/** For each kind with rows: the things due at an instant, and when the next is. */
export async function dueSummary(db: ReadDb, now: string): Promise<readonly DueSummary[]> {
  const { rows } = await sql<{ kind: DueKind; due: string; oldest: string | null; next: string | null; at_next: string }>`
    WITH due AS (${waiting}), next AS (SELECT kind, min(at) FILTER (WHERE at > ${now}) AS next FROM due GROUP BY kind)
    SELECT due.kind, count(*) FILTER (WHERE at <= ${now}) AS due, min(at) FILTER (WHERE at <= ${now}) AS oldest,
           next.next, count(*) FILTER (WHERE at = next.next) AS at_next
    FROM due JOIN next ON next.kind = due.kind GROUP BY due.kind, next.next`.execute(db);
  return rows.map(({ kind, due, oldest, next, at_next }) => ({ kind, due: Number(due), oldest, next, atNext: Number(at_next) }));
}
