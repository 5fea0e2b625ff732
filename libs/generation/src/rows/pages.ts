import { namesOfAccounts } from "@tablee/projections/accounts/queries";
import { inputsOfAccounts } from "@tablee/projections/generation-inputs/queries";
import { allOf, alphabetical, hasWords, onePage, type Page } from "@tablee/projections/lists/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { sql } from "kysely";
import { type Exception, exceptions, type PreviewRow } from "./row.ts";

interface RowFilter {
  readonly runId: string;
  readonly exception?: Exclude<Exception, "none"> | "any" | undefined;
  readonly sku?: string | undefined;
  readonly q?: string | undefined;
}

interface RowsPage extends RowFilter, Page<keyof typeof sorts> {
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

/** Each in ascending order; `exception` is reversed, so that the gravest exceptions are first. */
const sorts = {
  exception: sql`(3 - r.exception)`,
  name: alphabetical(sql`a.last_name || ' ' || a.first_name`),
  city: alphabetical(sql`a.city`),
} as const;

/**
 * SQL that is true where a previewed row no longer holds: the menu was changed since, or the subscription's inputs. The commit itself
 * checks again.
 */
const stale = (revision: number | undefined) => sql<boolean>`
  (run.state IN ('previewed', 'failed') AND (run.menu_revision IS DISTINCT FROM ${revision ?? null}::int OR g.hash IS DISTINCT FROM r.input_hash))`;

const rows = sql`FROM scratch.run_row r JOIN scratch.run ON run.run_id = r.run_id LEFT JOIN ${inputsOfAccounts} g ON g.key = r.account_id`;
const namedRows = sql`${rows} LEFT JOIN ${namesOfAccounts} a ON a.key = r.account_id`;

const conditions = ({ runId, exception, sku, q }: RowFilter) =>
  allOf([
    sql`r.run_id = ${runId}`,
    exception && (exception === "any" ? sql`r.exception BETWEEN 1 AND 3` : sql`r.exception = ${exceptions.indexOf(exception)}`),
    sku && sql`r.picks @> jsonb_build_array(jsonb_build_object('sku', ${sku}::text))`,
    q && sql`(${hasWords(sql`a.name_found_by`, q)} OR ${hasWords(sql`a.city_found_by`, q)})`,
  ]);

/** A page of a run's subscriptions, each with whether its inputs have changed since. */
export async function pageOfRows(db: ReadDb, page: RowsPage): Promise<PagedRow[]> {
  const value = sorts[page.sort];
  const found = await sql<PagedRow>`
    SELECT r.*, a.first_name, a.last_name, a.city, ${stale(page.menuRevision)} AS stale, ${value} AS sort_value ${namedRows}
    WHERE ${conditions(page)} ${onePage(value, sql`r.subscription_id`, page)}`.execute(db);
  return found.rows;
}

/** Counts the rows of a preview that no longer hold, and all its rows. */
export async function countStale(db: ReadDb, runId: string, menuRevision: number | undefined): Promise<{ stale: number; rows: number }> {
  const counted = await sql<{ stale: number; rows: number }>`
    SELECT count(*) FILTER (WHERE ${stale(menuRevision)})::int AS stale, count(*)::int AS rows ${rows} WHERE r.run_id = ${runId}`.execute(
    db,
  );
  return counted.rows[0]!;
}

export async function countRows(db: ReadDb, filter: RowFilter): Promise<number> {
  return (await sql<{ n: number }>`SELECT count(*)::int AS n ${namedRows} WHERE ${conditions(filter)}`.execute(db)).rows[0]!.n;
}
