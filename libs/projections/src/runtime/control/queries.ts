import type { Pool } from "@tablee/platform/postgres";
import type { ProjectionRow } from "../apply/checkpoints.ts";
import type { RebuildRequest } from "./requests.ts";

/** The state of a read model, with its number of parked keys and an estimate of its rows, if Postgres has one. */
export type ProjectionSummary = ProjectionRow & {
  readonly parked: string;
  readonly rows: string | null;
  /** The last rebuild that staff requested; startup and the command line rebuild without a request. */
  readonly request: (RebuildRequest & { readonly at: string }) | null;
};

/** The state of every read model, by name. */
export async function projections(pool: Pool): Promise<readonly ProjectionSummary[]> {
  const { rows } = await pool.query<ProjectionSummary>(
    // Both estimates are empty after a crash, or for a table that was never analyzed: then the number is not known.
    `SELECT p.*, (SELECT count(*) FROM read.parked k WHERE k.model = p.model) AS parked,
            nullif(greatest(s.n_live_tup, c.reltuples, 0), 0)::bigint AS rows,
            (SELECT jsonb_build_object('staffId', q.staff_id, 'reason', q.reason, 'at', to_char(q.requested_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
             FROM read.rebuild_request q WHERE q.model = p.model ORDER BY q.requested_at DESC LIMIT 1) AS request
     FROM read.projection p
     LEFT JOIN pg_class c ON c.oid = to_regclass('read.' || p.model)
     LEFT JOIN pg_stat_user_tables s ON s.relid = c.oid
     ORDER BY p.model`,
  );
  return rows;
}

/** The positions of the read models that are not paused. */
export async function runningPositions(pool: Pool): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await pool.query<{ model: string; position: string }>("SELECT model, position FROM read.projection WHERE NOT paused");
  return new Map(rows.map(({ model, position }) => [model, BigInt(position)]));
}

/** The names of the read models that are halted. */
export async function haltedModels(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ model: string }>("SELECT model FROM read.projection WHERE state = 'halted'");
  return rows.map(({ model }) => model);
}

/** The number of interrupted subscriptions of each read model. */
export async function interruptionsOfModels(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ model: string; interruptions: string }>("SELECT model, interruptions FROM read.projection");
  return new Map(rows.map(({ model, interruptions }) => [model, Number(interruptions)]));
}

interface ParkedRow {
  readonly key: string;
  /** The event at which the key was parked: its position, its type, and why it could not be applied. */
  readonly position: string;
  readonly type: string;
  readonly error: string;
  /** The number of later events that wait for the key. */
  readonly waiting: number;
  readonly parkedAt: string;
}

/** The parked keys of a read model, the oldest event first, 500 at most. */
export async function parkedRows(pool: Pool, model: string): Promise<ParkedRow[]> {
  const { rows } = await pool.query<ParkedRow>(
    `SELECT key, position, type, error, waiting, parked_at AS "parkedAt" FROM read.parked WHERE model = $1 ORDER BY position LIMIT 500`,
    [model],
  );
  return rows;
}
