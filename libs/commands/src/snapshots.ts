import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";

/** The state of a stream after one of its events. */
export interface Snapshot {
  readonly revision: number;
  /** The event at that revision: a log with a different event there is not the one that this was taken of. */
  readonly eventId: string;
  readonly state: unknown;
}

/**
 * Snapshots shorten the reading of a long stream. Every one may be lost, and none is needed: a snapshot of another version of the decider,
 * of another log, or one that cannot be read, is ignored, and the stream is read from its beginning.
 */
export interface Snapshots {
  find(stream: string, version: string): Promise<Snapshot | undefined>;
  keep(stream: string, version: string, snapshot: Snapshot): Promise<void>;
}

/** Keeps the latest snapshot of each stream in Postgres, in the schema whose data may be lost. */
export class PostgresSnapshots implements Snapshots {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async find(stream: string, version: string): Promise<Snapshot | undefined> {
    const { rows } = await this.#pool.query<Snapshot>(
      `SELECT revision, event_id AS "eventId", state FROM scratch.snapshot WHERE stream = $1 AND version = $2`,
      [stream, version],
    );
    return rows[0];
  }

  async keep(stream: string, version: string, { revision, eventId, state }: Snapshot): Promise<void> {
    await this.#pool.query(
      `INSERT INTO scratch.snapshot (stream, version, revision, event_id, state) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (stream) DO UPDATE SET version = $2, revision = $3, event_id = $4, state = $5`,
      [stream, version, revision, eventId, JSON.stringify(state)],
    );
  }
}

export async function migrateSnapshots(pool: Pool): Promise<void> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(${advisoryLocks["migrate-scratch"]});
    CREATE SCHEMA IF NOT EXISTS scratch;
    CREATE TABLE IF NOT EXISTS scratch.snapshot (
      stream text PRIMARY KEY, version text NOT NULL, revision int NOT NULL, event_id uuid NOT NULL, state json NOT NULL);
  `);
}
