import type { Pool } from "@tablee/platform/postgres";
import type { RunRow } from "./scratch.ts";

/** A worker has a run for so long after it was last heard of. */
const LEASE = "interval '30 s'";

/** A run was taken by another worker meanwhile, or cancelled: this one must touch nothing more. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
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
export async function takeRun(pool: Pool, worker: string): Promise<RunRow | undefined> {
  const { rows } = await pool.query<RunRow>(
    `UPDATE scratch.run SET taken_by = $1, taken_until = clock_timestamp() + ${LEASE},
       state = CASE WHEN state IN ('queued', 'running') THEN 'running' ELSE 'committing' END
     WHERE run_id = (
       SELECT run_id FROM scratch.run
       WHERE (state IN ('queued', 'commit-requested') OR (state IN ('running', 'committing') AND taken_until < clock_timestamp()))
         AND (look_after IS NULL OR look_after < clock_timestamp())
       ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING *`,
    [worker],
  );
  return rows[0];
}

/** Keeps a run for its worker. @throws LeaseLost */
export async function renewRun(pool: Pool, runId: string, worker: string): Promise<void> {
  await changeRun(pool, runId, worker, {});
}

type Change = Partial<Omit<RunRow, "run_id" | "number">>;

/** Writes what a worker has to say of the run that it has, and keeps it. @throws LeaseLost */
export async function changeRun(pool: Pool, runId: string, worker: string, change: Change): Promise<void> {
  const { sets, values } = assignments(change, 3);
  const { rowCount } = await pool.query(
    `UPDATE scratch.run SET ${[...sets, `taken_until = clock_timestamp() + ${LEASE}`, "touched_at = clock_timestamp()"].join(", ")}
     WHERE run_id = $1 AND taken_by = $2 AND state IN ('running', 'committing')`,
    [runId, worker, ...values],
  );
  if (rowCount !== 1) throw new LeaseLost(`run ${runId} is no longer this worker's`);
}

/** Puts a run back that must wait for read models; it is looked at again after a moment. @throws LeaseLost */
export async function postponeRun(pool: Pool, run: RunRow, worker: string, waitsFor: Readonly<Record<string, string>>): Promise<void> {
  const { rowCount } = await pool.query(
    `UPDATE scratch.run SET state = CASE state WHEN 'running' THEN 'queued' ELSE 'commit-requested' END, taken_until = NULL, taken_by = NULL,
       waits_for = $3, waits_since = coalesce(waits_since, clock_timestamp()), look_after = clock_timestamp() + interval '1 s', touched_at = clock_timestamp()
     WHERE run_id = $1 AND taken_by = $2 AND state IN ('running', 'committing')`,
    [run.run_id, worker, JSON.stringify(waitsFor)],
  );
  if (rowCount !== 1) throw new LeaseLost(`run ${run.run_id} is no longer this worker's`);
}

/** What staff ask of a run: only while it is in one of these states. Answers whether it was. */
export async function askOfRun(pool: Pool, runId: string, states: readonly RunRow["state"][], change: Change): Promise<boolean> {
  const { sets, values } = assignments(change, 3);
  const { rowCount } = await pool.query(
    `UPDATE scratch.run SET ${[...sets, "touched_at = clock_timestamp()"].join(", ")} WHERE run_id = $1 AND state = ANY($2)`,
    [runId, states, ...values],
  );
  return rowCount === 1;
}

function assignments(change: Change, first: number): { sets: string[]; values: unknown[] } {
  const entries = Object.entries(change);
  const values = entries.map(([, value]) => (typeof value === "object" && value !== null ? JSON.stringify(value) : value));
  return { sets: entries.map(([name], i) => `${name} = $${i + first}`), values };
}

/** Who asks for the runs of weeks that nobody committed. */
export const DEADLINE = "generation-deadline";

/** What the deadline has asked for a week of a region so far. */
export interface DeadlineRuns {
  /** How many runs. */
  readonly count: number;
  /** Any run of that week and region, whoever asked for it, is under way. */
  readonly underWay: boolean;
  /** Since the last of them was touched, by the machine's clock; 0 when there was none. */
  readonly secondsSince: number;
}

export async function deadlineRunsOf(pool: Pool, region: string, week: string): Promise<DeadlineRuns> {
  const { rows } = await pool.query<DeadlineRuns>(
    `SELECT count(*) FILTER (WHERE requested_by->>'id' = $3)::int AS count,
       coalesce(bool_or(state IN ('commit-requested', 'committing') OR (requested_by->>'id' = $3 AND state IN ('queued', 'running', 'previewed'))), false) AS "underWay",
       coalesce(extract(epoch FROM clock_timestamp() - max(touched_at) FILTER (WHERE requested_by->>'id' = $3)), 0)::float8 AS "secondsSince"
     FROM scratch.run WHERE region = $1 AND week = $2`,
    [region, week, DEADLINE],
  );
  return rows[0]!;
}

export async function isCommitting(pool: Pool, region: string, week: string): Promise<boolean> {
  const { rows } = await pool.query<{ committing: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM scratch.run WHERE region = $1 AND week = $2 AND state IN ('commit-requested', 'committing')) AS committing",
    [region, week],
  );
  return rows[0]!.committing;
}
