import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Region } from "@tablee/domain/kernel/region";
import type { PickReason } from "@tablee/domain/order-generation/pick";
import type { DeliverySlot, Diet, Plan } from "@tablee/domain/subscription/vocabulary";
import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import { from as copyFrom } from "pg-copy-streams";

/** A preview appends nothing: what it made stands here until it is thrown away. Not a read model, not the vault. */
export async function migrateScratch(pool: Pool): Promise<void> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(${advisoryLocks["migrate-scratch"]});
    CREATE SCHEMA IF NOT EXISTS scratch;
    CREATE TABLE IF NOT EXISTS scratch.run (
      run_id uuid PRIMARY KEY, region text NOT NULL, week date NOT NULL, state text NOT NULL, phase text NOT NULL DEFAULT 'reading',
      done int NOT NULL DEFAULT 0, total int NOT NULL DEFAULT 0, menu_revision int, requested_by jsonb NOT NULL, requested_at timestamptz NOT NULL,
      finished_at timestamptz, error text, summary jsonb, commit_by jsonb, taken_until timestamptz, number bigserial);
    ALTER TABLE scratch.run ADD COLUMN IF NOT EXISTS taken_by uuid, ADD COLUMN IF NOT EXISTS touched_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      ADD COLUMN IF NOT EXISTS waits_for jsonb, ADD COLUMN IF NOT EXISTS waits_since timestamptz, ADD COLUMN IF NOT EXISTS look_after timestamptz,
      ADD COLUMN IF NOT EXISTS partial boolean NOT NULL DEFAULT false;
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
  /** What no longer holds is left out, instead of the whole commit being refused. */
  readonly partial: boolean;
  /** Read models that must catch up first, each with the position that it must reach. */
  readonly waits_for: Readonly<Record<string, string>> | null;
  /** Since when it waits, by the machine's clock. */
  readonly waits_since: string | null;
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
  /** Too close to their cutoff for an order to be made. */
  readonly late: number;
  /** Their inputs cannot be read at present. */
  readonly unreadable: number;
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
