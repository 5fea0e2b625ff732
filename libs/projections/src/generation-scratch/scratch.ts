import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Region } from "@tablee/domain/kernel/region";
import type { PickReason } from "@tablee/domain/order-generation/pick";
import type { DeliverySlot, Diet, Plan } from "@tablee/domain/subscription/vocabulary";
import type { Pool } from "@tablee/platform/postgres";
import { from as copyFrom } from "pg-copy-streams";

/** A preview appends nothing: what it made stands here until it is thrown away. Not a read model, not the vault. */
export async function migrateScratch(pool: Pool): Promise<void> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(7221004);
    CREATE SCHEMA IF NOT EXISTS scratch;
    CREATE TABLE IF NOT EXISTS scratch.run (
      run_id uuid PRIMARY KEY, region text NOT NULL, week date NOT NULL, state text NOT NULL, phase text NOT NULL DEFAULT 'reading',
      done int NOT NULL DEFAULT 0, total int NOT NULL DEFAULT 0, menu_revision int, requested_by jsonb NOT NULL, requested_at timestamptz NOT NULL,
      finished_at timestamptz, error text, summary jsonb, commit_by jsonb, taken_until timestamptz, number bigserial);
    CREATE INDEX IF NOT EXISTS run_week ON scratch.run (region, week, requested_at DESC);
    CREATE TABLE IF NOT EXISTS scratch.run_row (
      run_id uuid NOT NULL, subscription_id text NOT NULL, account_id text NOT NULL, plan jsonb NOT NULL, slot jsonb NOT NULL, diets jsonb NOT NULL,
      paused boolean NOT NULL, picks jsonb NOT NULL, input_hash text NOT NULL, exception smallint NOT NULL, PRIMARY KEY (run_id, subscription_id));
  `);
}

export type RunState = "queued" | "running" | "previewed" | "commit-requested" | "committing" | "committed" | "failed" | "cancelled";
export const exceptions = ["none", "relaxed", "replaced", "short"] as const;
export type Exception = (typeof exceptions)[number];

export interface RunRow {
  /** Tells an earlier run from a later one even while the clock stands still. */
  readonly number: string;
  readonly run_id: string;
  readonly region: Region;
  readonly week: string;
  readonly state: RunState;
  readonly phase: "reading" | "picking" | "writing" | "committing" | "done";
  readonly done: number;
  readonly total: number;
  readonly menu_revision: number | null;
  readonly requested_by: { readonly id: string; readonly name: string };
  readonly requested_at: string;
  readonly finished_at: string | null;
  readonly error: string | null;
  readonly summary: RunSummary | null;
  readonly commit_by: CommitWish | null;
}

export interface CommitWish {
  readonly id: string;
  readonly name: string;
  readonly kind: "staff" | "system";
  readonly role?: string;
  readonly reason: string;
}

export interface RunSummary {
  readonly subscriptions: number;
  readonly orders: number;
  readonly alreadyThere: number;
  readonly short: number;
  readonly replaced: number;
  readonly relaxed: number;
  readonly totals: readonly {
    readonly sku: string;
    readonly kind: "ready-to-cook" | "ready-to-eat";
    readonly orders: number;
    readonly portions: number;
    readonly units: number;
  }[];
  readonly oversold: readonly { readonly sku: string; readonly wanted: number; readonly units: number }[];
  readonly sincePrevious: {
    readonly runId: string;
    readonly changed: number;
    readonly added: number;
    readonly removed: number;
    readonly portions: readonly { readonly sku: string; readonly before: number; readonly after: number }[];
  } | null;
}

export interface ScratchPick {
  readonly sku: string;
  readonly quantity: number;
  readonly rank: number;
  readonly reason: PickReason;
}

export interface ScratchRow {
  readonly subscription_id: string;
  readonly account_id: string;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly diets: readonly Diet[];
  readonly paused: boolean;
  readonly picks: readonly ScratchPick[];
  readonly input_hash: string;
  readonly exception: number;
}

export async function createRun(
  pool: Pool,
  run: Pick<RunRow, "run_id" | "region" | "week" | "requested_by" | "requested_at">,
): Promise<void> {
  const { rowCount } = await pool.query(
    "INSERT INTO scratch.run (run_id, region, week, state, requested_by, requested_at) VALUES ($1, $2, $3, 'queued', $4, $5) ON CONFLICT DO NOTHING",
    [run.run_id, run.region, run.week, JSON.stringify(run.requested_by), run.requested_at],
  );
  if (rowCount === 1) await pool.query("NOTIFY generation");
}

/** Takes the oldest run that waits for a worker, or whose worker has not been heard of for a while. */
export async function takeRun(pool: Pool): Promise<RunRow | undefined> {
  const { rows } = await pool.query<RunRow>(`
    UPDATE scratch.run SET taken_until = clock_timestamp() + interval '30 s',
      state = CASE WHEN state IN ('queued', 'running') THEN 'running' ELSE 'committing' END
    WHERE run_id = (
      SELECT run_id FROM scratch.run
      WHERE state IN ('queued', 'commit-requested') OR (state IN ('running', 'committing') AND taken_until < clock_timestamp())
      ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *`);
  return rows[0];
}

/** Writes a change of a run and says that its worker is alive. Answers false when the run was cancelled meanwhile. */
export async function updateRun(pool: Pool, runId: string, change: Partial<Omit<RunRow, "run_id">>): Promise<boolean> {
  const entries = Object.entries(change).map(
    ([name, value]) => [name, typeof value === "object" && value !== null ? JSON.stringify(value) : value] as const,
  );
  const sets = entries.map(([name], i) => `${name} = $${i + 2}`);
  const { rowCount } = await pool.query(
    `UPDATE scratch.run SET ${[...sets, "taken_until = clock_timestamp() + interval '30 s'"].join(", ")} WHERE run_id = $1 AND state <> 'cancelled'`,
    [runId, ...entries.map(([, value]) => value)],
  );
  return rowCount === 1;
}

export const runById = async (pool: Pool, runId: string): Promise<RunRow | undefined> =>
  (await pool.query<RunRow>("SELECT * FROM scratch.run WHERE run_id = $1", [runId])).rows[0];

export const latestRuns = async (pool: Pool, limit: number, region?: Region): Promise<RunRow[]> =>
  (
    await pool.query<RunRow>("SELECT * FROM scratch.run WHERE ($2::text IS NULL OR region = $2) ORDER BY number DESC LIMIT $1", [
      limit,
      region ?? null,
    ])
  ).rows;

/** The finished preview before this one of the same week and region. */
export const previousRun = async (pool: Pool, run: RunRow): Promise<RunRow | undefined> =>
  (
    await pool.query<RunRow>(
      `SELECT * FROM scratch.run WHERE region = $1 AND week = $2 AND run_id <> $3 AND number < $4 AND summary IS NOT NULL ORDER BY number DESC LIMIT 1`,
      [run.region, run.week, run.run_id, run.number],
    )
  ).rows[0];

/** Replaces the rows of a run with COPY. */
export async function writeRows(pool: Pool, runId: string, rows: Iterable<ScratchRow>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("DELETE FROM scratch.run_row WHERE run_id = $1", [runId]);
    const columns = "run_id, subscription_id, account_id, plan, slot, diets, paused, picks, input_hash, exception";
    await pipeline(
      Readable.from(lines(runId, rows), { objectMode: false }),
      client.query(copyFrom(`COPY scratch.run_row (${columns}) FROM STDIN`)),
    );
  } finally {
    client.release();
  }
}

function* lines(runId: string, rows: Iterable<ScratchRow>): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    const json = [row.plan, row.slot, row.diets].map((value) => JSON.stringify(value));
    text += `${[runId, row.subscription_id, row.account_id, ...json, row.paused, JSON.stringify(row.picks), row.input_hash, row.exception].join("\t").replaceAll("\\", "\\\\")}\n`;
    if (text.length > 256 * 1024) {
      yield Buffer.from(text);
      text = "";
    }
  }
  if (text) yield Buffer.from(text);
}

/** All rows of a run in the order of their subscription, by chunks: the order in which a commit makes them. */
export async function* rowsOf(pool: Pool, runId: string, chunk: number): AsyncGenerator<ScratchRow[]> {
  let after = "";
  for (;;) {
    const { rows } = await pool.query<ScratchRow>(
      "SELECT * FROM scratch.run_row WHERE run_id = $1 AND subscription_id > $2 ORDER BY subscription_id LIMIT $3",
      [runId, after, chunk],
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.subscription_id;
  }
}

/** How the rows of two runs differ. */
export async function compareRuns(pool: Pool, before: string, after: string): Promise<{ changed: number; added: number; removed: number }> {
  const { rows } = await pool.query<{ changed: string; added: string; removed: string }>(
    `SELECT count(*) FILTER (WHERE a.run_id IS NOT NULL AND b.run_id IS NOT NULL AND a.picks <> b.picks) AS changed,
            count(*) FILTER (WHERE a.run_id IS NULL) AS added, count(*) FILTER (WHERE b.run_id IS NULL) AS removed
     FROM (SELECT * FROM scratch.run_row WHERE run_id = $1) a FULL JOIN (SELECT * FROM scratch.run_row WHERE run_id = $2) b USING (subscription_id)`,
    [before, after],
  );
  const row = rows[0]!;
  return { changed: Number(row.changed), added: Number(row.added), removed: Number(row.removed) };
}
