import type { Region } from "@tablee/domain/kernel/place/region";
import type { Week } from "@tablee/domain/kernel/time";
import type { Pool } from "@tablee/platform/postgres";
import type { RunRow } from "./run.ts";
import { heldStates, waitingStates } from "./states.ts";

export const runById = async (pool: Pool, runId: string): Promise<RunRow | undefined> =>
  (await pool.query<RunRow>("SELECT * FROM scratch.run WHERE run_id = $1", [runId])).rows[0];

/** Runs, the latest first. */
export const latestRuns = async (pool: Pool, limit: number, region?: Region): Promise<RunRow[]> =>
  (
    await pool.query<RunRow>("SELECT * FROM scratch.run WHERE ($2::text IS NULL OR region = $2) ORDER BY number DESC LIMIT $1", [
      limit,
      region ?? null,
    ])
  ).rows;

/** The finished preview before this one, of the same week and region. */
export const previousRun = async (pool: Pool, run: RunRow): Promise<RunRow | undefined> =>
  (
    await pool.query<RunRow>(
      `SELECT * FROM scratch.run WHERE region = $1 AND week = $2 AND run_id <> $3 AND number < $4 AND summary IS NOT NULL ORDER BY number DESC LIMIT 1`,
      [run.region, run.week, run.run_id, run.number],
    )
  ).rows[0];

/** The number of runs that wait for a worker, or have one. */
export async function countUnfinished(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ runs: number }>("SELECT count(*)::int AS runs FROM scratch.run WHERE state = ANY($1)", [
    [...waitingStates, ...heldStates],
  ]);
  return rows[0]!.runs;
}

/** True while orders of a week are being made, or about to be. */
export async function isCommitting(pool: Pool, region: Region, week: Week): Promise<boolean> {
  const { rows } = await pool.query<{ committing: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM scratch.run WHERE region = $1 AND week = $2 AND state IN ('commit-requested', 'committing')) AS committing",
    [region, week],
  );
  return rows[0]!.committing;
}

/** The deadline's requests for a week of a region so far. */
interface DeadlineRuns {
  /** The number of runs. */
  readonly count: number;
  /** A run of the deadline, or the commit of any run of that week and region, is in progress. */
  readonly underWay: boolean;
  /** Seconds since the last of them was touched, by the machine's clock; 0 when there was none. */
  readonly secondsSince: number;
}

export async function deadlineRunsOf(pool: Pool, region: Region, week: Week): Promise<DeadlineRuns> {
  const { rows } = await pool.query<DeadlineRuns>(
    `SELECT count(*) FILTER (WHERE of_deadline)::int AS count,
       coalesce(bool_or(state IN ('commit-requested', 'committing') OR (of_deadline AND state IN ('queued', 'running', 'previewed'))), false) AS "underWay",
       coalesce(extract(epoch FROM clock_timestamp() - max(touched_at) FILTER (WHERE of_deadline)), 0)::float8 AS "secondsSince"
     FROM (SELECT *, requested_by->>'kind' = 'deadline' AS of_deadline FROM scratch.run WHERE region = $1 AND week = $2) run`,
    [region, week],
  );
  return rows[0]!;
}
