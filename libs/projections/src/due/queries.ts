import type { DueKind } from "@tablee/domain/due/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { ReadDb, ReadTables } from "../read-tables.ts";

/** One due thing: its key, account and step, so that one wake-up differs from the next. */
export interface Due {
  readonly key: string;
  /** The account that it concerns, where it concerns one. */
  readonly account_id: AccountId | null;
  readonly step: number;
}

/** Where what is due of a noun is read from, with the columns kind, key, account_id, at and step. */
interface Source {
  readonly table: keyof ReadTables;
  readonly rows: RawBuilder<unknown>;
}

const ofOrders: Source = {
  table: "read.due_orders",
  rows: sql`SELECT kind, key, account_id, due_at AS at, step FROM read.due_orders WHERE kind IS NOT NULL`,
};

const ofCredit: Source = {
  table: "read.credit",
  rows: sql`SELECT 'credit-expiry' AS kind, key, key AS account_id, expires_at AS at, changes AS step FROM read.credit
            WHERE expires_at IS NOT NULL
            UNION ALL
            SELECT 'corporate-credit' AS kind, key, key AS account_id, corporate_at AS at, changes AS step FROM read.credit
            WHERE corporate_at IS NOT NULL`,
};

const sources: Readonly<Record<DueKind, Source>> = {
  cutoff: ofOrders,
  billing: ofOrders,
  addition: ofOrders,
  dispatch: ofOrders,
  delivery: ofOrders,
  maturation: ofOrders,
  reminder: {
    table: "read.due_reminders",
    rows: sql`SELECT 'reminder' AS kind, key, account_id, due_at AS at, hours AS step FROM read.due_reminders WHERE due_at IS NOT NULL`,
  },
  "credit-expiry": ofCredit,
  "corporate-credit": ofCredit,
  hold: {
    table: "read.capacity_holds",
    rows: sql`SELECT 'hold' AS kind, key, NULL::text AS account_id, until AS at, floor(extract(epoch FROM until))::int AS step FROM read.capacity_holds`,
  },
  resumption: {
    table: "read.subscriptions",
    rows: sql`SELECT 'resumption' AS kind, key, account_id, resumes_at AS at, floor(extract(epoch FROM resumes_at))::int AS step
              FROM read.subscriptions WHERE resumes_at IS NOT NULL`,
  },
  "long-pause": {
    table: "read.due_pauses",
    rows: sql`SELECT 'long-pause' AS kind, key, key AS account_id, due_at AS at, floor(extract(epoch FROM paused_at))::int AS step
              FROM read.due_pauses`,
  },
};

const nouns = [...new Set(Object.values(sources))];
const everything = sql.join(
  nouns.map(({ rows }) => rows),
  sql` UNION ALL `,
);

/** The read models that say what is due: once one of them has moved, something may be. */
export const dueReadModels: readonly string[] = nouns.map(({ table }) => table.slice("read.".length));

/** What of a kind is due at an instant, what has waited longest first. */
export async function dueNow(db: ReadDb, kind: DueKind, now: string, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    SELECT key, account_id, step FROM (${sources[kind].rows}) AS due WHERE kind = ${kind} AND at <= ${now} ORDER BY at LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** The kinds of which something is due at an instant. */
export async function kindsDue(db: ReadDb, now: string): Promise<ReadonlySet<DueKind>> {
  const { rows } = await sql<{ kind: DueKind }>`SELECT DISTINCT kind FROM (${everything}) AS due WHERE at <= ${now}`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

interface DueSummary {
  readonly kind: DueKind;
  /** How many are due, and since when. */
  readonly due: number;
  readonly oldest: string | null;
  /** When the next one will be, and how many at that instant. */
  readonly next: string | null;
  readonly atNext: number;
}

/** For each kind with rows: what is due at an instant, and when the next is. */
export async function dueSummary(db: ReadDb, now: string): Promise<readonly DueSummary[]> {
  const { rows } = await sql<{ kind: DueKind; due: string; oldest: string | null; next: string | null; at_next: string }>`
    WITH due AS (${everything}), next AS (SELECT kind, min(at) FILTER (WHERE at > ${now}) AS next FROM due GROUP BY kind)
    SELECT due.kind, count(*) FILTER (WHERE at <= ${now}) AS due, min(at) FILTER (WHERE at <= ${now}) AS oldest,
           next.next, count(*) FILTER (WHERE at = next.next) AS at_next
    FROM due JOIN next ON next.kind = due.kind GROUP BY due.kind, next.next`.execute(db);
  return rows.map(({ kind, due, oldest, next, at_next }) => ({ kind, due: Number(due), oldest, next, atNext: Number(at_next) }));
}
