import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool, PoolClient } from "@tablee/platform/postgres";

/** The state of each read model: its position, its health, and the console's requests. */
export interface ProjectionRow {
  readonly model: string;
  readonly store: string;
  readonly version: number;
  readonly position: string;
  readonly events_applied: string;
  readonly state: "live" | "catching-up" | "paused" | "halted" | "rebuilding" | "stopped";
  readonly paused: boolean;
  readonly heartbeat_at: string | null;
  readonly error: string | null;
  /** The number of times its subscription ended unexpectedly: an occasional one is normal. */
  readonly interruptions: string;
  readonly rebuild: RebuildProgress | null;
}

export interface RebuildProgress {
  readonly state: "requested" | "reading" | "writing" | "comparing" | "swapped" | "cancelled" | "failed";
  readonly done: number;
  readonly total: number;
  readonly eventsPerSecond: number;
  readonly startedAt: string;
  readonly parity: { readonly equal: boolean; readonly rows: number; readonly different: number } | null;
  readonly error: string | null;
}

/** Notifies readers of `model:position` after each batch. */
export const CHANNEL = "projection";

export async function migrateProjections(pool: Pool): Promise<void> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(${advisoryLocks["migrate-projections"]});
    CREATE SCHEMA IF NOT EXISTS read;
    CREATE TABLE IF NOT EXISTS read.projection (
      model text PRIMARY KEY, store text NOT NULL, version int NOT NULL, position numeric NOT NULL DEFAULT -1, events_applied bigint NOT NULL DEFAULT 0,
      state text NOT NULL DEFAULT 'stopped', paused boolean NOT NULL DEFAULT false, heartbeat_at timestamptz, error text, rebuild jsonb,
      interruptions bigint NOT NULL DEFAULT 0);
    CREATE TABLE IF NOT EXISTS read.parked (
      model text NOT NULL, key text NOT NULL, position numeric NOT NULL, type text NOT NULL, error text NOT NULL, waiting int NOT NULL DEFAULT 0,
      parked_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (model, key));
    CREATE TABLE IF NOT EXISTS read.rebuild_request (
      model text NOT NULL, requested_at timestamptz NOT NULL DEFAULT now(), staff_id text NOT NULL, reason text NOT NULL);
    DO $$ BEGIN
      -- An existing column must not lock out a projector that applies events.
      IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'read.projection'::regclass AND attname = 'interruptions') THEN
        ALTER TABLE read.projection ADD COLUMN interruptions bigint NOT NULL DEFAULT 0;
      END IF;
    END $$;
  `);
}

export async function projectionRow(db: Pool | PoolClient, model: string): Promise<ProjectionRow | undefined> {
  return (await db.query<ProjectionRow>("SELECT * FROM read.projection WHERE model = $1", [model])).rows[0];
}

/** The positions of all read models, by name. */
export async function positionsOfModels(pool: Pool): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await pool.query<{ model: string; position: string }>("SELECT model, position FROM read.projection");
  return new Map(rows.map(({ model, position }) => [model, BigInt(position)]));
}

export async function countInterruption(pool: Pool, model: string): Promise<void> {
  await pool.query("UPDATE read.projection SET interruptions = interruptions + 1 WHERE model = $1", [model]);
}

export async function setState(pool: Pool, model: string, state: ProjectionRow["state"], error: string | null = null): Promise<void> {
  await pool.query("UPDATE read.projection SET state = $2, error = $3, heartbeat_at = now() WHERE model = $1", [model, state, error]);
}
