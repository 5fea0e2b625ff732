import type { Pool } from "@tablee/platform/postgres";
import { type Exception, exceptions, type PreviewRow } from "./row.ts";

interface RowsPage {
  readonly runId: string;
  readonly sort: "exception" | "name" | "city";
  readonly dir: "asc" | "desc";
  readonly exception?: Exclude<Exception, "none"> | "any" | undefined;
  readonly sku?: string | undefined;
  readonly q?: string | undefined;
  readonly after?: readonly [string | number, string] | undefined;
  readonly limit: number;
  /** The menu as it is now; undefined when there is none. */
  readonly menuRevision: number | undefined;
}

type PagedRow = PreviewRow & {
  first_name: string | null;
  last_name: string | null;
  city: string | null;
  stale: boolean;
  sort_value: string | number;
};

/** Exceptions first is the ascending order of that column. */
const sorts = {
  exception: "(3 - r.exception)",
  name: "lower(coalesce(a.last_name || ' ' || a.first_name, ''))",
  city: "lower(coalesce(a.city, ''))",
} as const;

/** What was previewed no longer holds: the menu was changed since, or the subscription's inputs. It says nothing about a commit. */
const stale = (revision: string): string =>
  `(run.state IN ('previewed', 'failed') AND (run.menu_revision IS DISTINCT FROM ${revision}::int OR g.hash IS DISTINCT FROM r.input_hash))`;

const FROM =
  "FROM scratch.run_row r JOIN scratch.run ON run.run_id = r.run_id LEFT JOIN read.accounts a ON a.key = r.account_id LEFT JOIN read.generation_inputs g ON g.key = r.account_id";
const WHERE = `WHERE r.run_id = $1 AND ($2::smallint IS NULL OR r.exception >= $2 AND r.exception <= $3)
  AND ($4::text IS NULL OR r.picks @> jsonb_build_array(jsonb_build_object('sku', $4::text)))
  AND ($5::text IS NULL OR lower(a.first_name || ' ' || a.last_name) LIKE $5 OR lower(a.city) LIKE $5)`;

function filters(page: RowsPage): unknown[] {
  const at = page.exception && page.exception !== "any" ? exceptions.indexOf(page.exception) : null;
  const from = page.exception === "any" ? 1 : at;
  const to = page.exception === "any" ? 3 : at;
  return [page.runId, from, to, page.sku ?? null, page.q ? `%${page.q.toLowerCase().replace(/[%_\\]/g, "\\$&")}%` : null];
}

/** A page of a run's subscriptions, each with whether its inputs have changed since. */
export async function pageOfRows(pool: Pool, page: RowsPage): Promise<PagedRow[]> {
  const value = sorts[page.sort];
  const beyond = page.after ? `AND (${value}, r.subscription_id) ${page.dir === "asc" ? ">" : "<"} ($8, $9)` : "";
  const { rows } = await pool.query<PagedRow>(
    `SELECT r.*, a.first_name, a.last_name, a.city, ${stale("$7")} AS stale, ${value} AS sort_value ${FROM} ${WHERE} ${beyond}
     ORDER BY ${value} ${page.dir}, r.subscription_id ${page.dir} LIMIT $6`,
    [...filters(page), page.limit, page.menuRevision ?? null, ...(page.after ?? [])],
  );
  return rows;
}

/** How many rows of a preview no longer hold, of how many. */
export async function countStale(pool: Pool, runId: string, menuRevision: number | undefined): Promise<{ stale: number; rows: number }> {
  const { rows } = await pool.query<{ stale: number; rows: number }>(
    `SELECT count(*) FILTER (WHERE ${stale("$2")})::int AS stale, count(*)::int AS rows FROM scratch.run_row r
     JOIN scratch.run ON run.run_id = r.run_id LEFT JOIN read.generation_inputs g ON g.key = r.account_id WHERE r.run_id = $1`,
    [runId, menuRevision ?? null],
  );
  return rows[0]!;
}

export async function countRows(pool: Pool, page: RowsPage): Promise<number> {
  return (await pool.query<{ n: number }>(`SELECT count(*)::int AS n ${FROM} ${WHERE}`, filters(page))).rows[0]!.n;
}
