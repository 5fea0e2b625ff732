import type { Pool } from "@tablee/platform/postgres";
import type { RebuildProgress } from "../apply/checkpoints.ts";

/** Notifies workers of a request of the console. */
export const CONTROL_CHANNEL = "projection_control";

const underWay: readonly RebuildProgress["state"][] = ["requested", "reading", "writing", "comparing"];

/** True until a rebuild has ended; one without a worker still needs one. */
export const isUnderWay = ({ state }: RebuildProgress): boolean => underWay.includes(state);

/** The member of staff who requested a rebuild, and their reason. */
export interface RebuildRequest {
  readonly staffId: string;
  readonly reason: string;
}

/** Requests a rebuild, and keeps who requested it and why. Returns false if one is under way already. */
export async function requestRebuild(pool: Pool, model: string, { staffId, reason }: RebuildRequest): Promise<boolean> {
  const request: RebuildProgress = {
    state: "requested",
    done: 0,
    total: 0,
    eventsPerSecond: 0,
    startedAt: new Date().toISOString(),
    parity: null,
    error: null,
  };
  const { rowCount } = await pool.query(
    "UPDATE read.projection SET rebuild = $2 WHERE model = $1 AND (rebuild IS NULL OR rebuild->>'state' <> ALL($3))",
    [model, JSON.stringify(request), underWay],
  );
  if (rowCount === 0) return false;
  await pool.query("INSERT INTO read.rebuild_request (model, staff_id, reason) VALUES ($1, $2, $3)", [model, staffId, reason]);
  await announce(pool);
  return true;
}

export async function cancelRebuild(pool: Pool, model: string): Promise<void> {
  await pool.query(
    `UPDATE read.projection SET rebuild = jsonb_set(rebuild, '{state}', '"cancelled"') WHERE model = $1 AND rebuild IS NOT NULL`,
    [model],
  );
  await announce(pool);
}

export async function setPaused(pool: Pool, model: string, paused: boolean): Promise<void> {
  await pool.query("UPDATE read.projection SET paused = $2 WHERE model = $1", [model, paused]);
  await announce(pool);
}

/** The latest rebuild of each read model that has had one. */
export async function rebuilds(pool: Pool): Promise<readonly { readonly model: string; readonly rebuild: RebuildProgress }[]> {
  const { rows } = await pool.query<{ model: string; rebuild: RebuildProgress }>(
    "SELECT model, rebuild FROM read.projection WHERE rebuild IS NOT NULL",
  );
  return rows;
}

/**
 * Returns whether a rebuild still waits to begin. Only for the holder of the rebuild's lock: one that has begun without that lock belongs to
 * a worker that died, and is marked as failed.
 */
export async function isRebuildRequested(pool: Pool, model: string): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>(
    `UPDATE read.projection SET rebuild = CASE WHEN rebuild->>'state' = 'requested' THEN rebuild
       ELSE rebuild || '{"state": "failed", "error": "the process that rebuilt it has ended"}' END
     WHERE model = $1 AND rebuild->>'state' = ANY($2) RETURNING rebuild->>'state' AS state`,
    [model, underWay],
  );
  return rows[0]?.state === "requested";
}

const announce = async (pool: Pool): Promise<void> => void (await pool.query(`NOTIFY ${CONTROL_CHANNEL}`));
