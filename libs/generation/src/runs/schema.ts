import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";

/** A preview appends nothing: runs and their rows are in `scratch`, which may be lost. Neither a read model nor the vault. */
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
    -- Rows of an earlier version named the deadline by an id.
    UPDATE scratch.run SET requested_by = ${kindOf("requested_by")}, commit_by = ${kindOf("commit_by")}
    WHERE requested_by->>'kind' IS NULL OR commit_by->>'kind' = 'system';
  `);
}

const kindOf = (column: string): string =>
  `CASE WHEN ${column}->>'id' = 'generation-deadline' THEN '{"kind": "deadline"}'::jsonb ELSE ${column} || '{"kind": "staff"}' END`;
