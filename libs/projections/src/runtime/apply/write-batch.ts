import type { MemberBatch } from "@tablee/event-store/reader/membership";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import type { Lease } from "@tablee/platform/lease";
import type { Pool } from "@tablee/platform/postgres";
import { Left } from "../left.ts";
import type { AnyReadModel, KeyedRow } from "../read-model.ts";
import { deletion, upsert } from "../tables.ts";
import { CHANNEL } from "./checkpoints.ts";

/** A batch folded in memory from rows that were read without a lock. */
interface FoldedBatch {
  readonly batch: MemberBatch;
  /** Rows by key; undefined: the row is deleted. */
  readonly changed: ReadonlyMap<string, KeyedRow | undefined>;
  readonly lease: Lease;
  /** The table that the rows were read from, by its oid. */
  readonly table: string;
}

interface Outcome {
  readonly free: boolean;
  readonly held: boolean;
  /** Null where the checkpoint was not moved. */
  readonly paused: boolean | null;
}

/**
 * Writes rows and checkpoint, and notifies, in one statement, on these conditions: no rebuild or repair holds the read model's lock, the
 * lease is held, the checkpoint is at the batch's previous position, no key is parked, and the table is the one that the rows were read
 * from. Together they guarantee that the rows are unchanged since they were read. Returns whether the read model is paused.
 * @throws Left when one of them does not hold; an error that isRefusedRow recognises when Postgres refuses a row
 */
export async function writeBatch(pool: Pool, model: AnyReadModel, { batch, changed, lease, table }: FoldedBatch): Promise<boolean> {
  const { previous, position, caughtUp, events } = batch;
  const values: unknown[] = [
    advisoryLockOf("read-model", model.name),
    lease.name,
    lease.holder,
    model.name,
    previous.toString(),
    position.toString(),
    events.length,
    caughtUp ? "live" : "catching-up",
    model.version,
    `read.${model.name}`,
    table,
    CHANNEL,
  ];
  const kept = [...changed.values()].filter((row) => row !== undefined);
  const gone = [...changed].flatMap(([key, row]) => (row === undefined ? [key] : []));
  const writes = [
    ...(kept.length > 0 ? [`written AS (${upsert(model, kept, values, "moved")})`] : []),
    ...(gone.length > 0 ? [`deleted AS (${deletion(model, gone, values, "moved")})`] : []),
  ];
  const text = `${[MOVE, ...writes].join(",\n")}\n${OUTCOME}`;
  // The batch determines the statement's parts: each of the forms has a name, under which a connection keeps it prepared.
  const name = `apply ${model.name} ${model.version} ${kept.length > 0} ${gone.length > 0}`;
  const { rows } = await pool.query<Outcome>({ name, text, values });
  const { free, held, paused } = rows[0]!;
  if (paused !== null) return paused;
  if (!free) throw new Left(`${model.name} is being rebuilt or mended`);
  if (!held) throw new Left(`the lease of ${model.name} is lost`);
  throw new Left(`checkpoint, parked keys or table of ${model.name} are others than before`);
}

/** Should the machine lose the last of these statements, their batches are applied again: no need to wait for the disk. */
const MOVE = `WITH lock AS MATERIALIZED (
    SELECT pg_try_advisory_xact_lock($1) AS free, set_config('synchronous_commit', 'off', true)
  ), lease AS MATERIALIZED (
    SELECT held.name FROM vault.lease held WHERE held.name = $2 AND held.holder = $3 AND (SELECT free FROM lock) FOR SHARE
  ), moved AS (
    UPDATE read.projection SET position = $6, events_applied = events_applied + $7, state = $8, heartbeat_at = now(), error = NULL
    FROM lease
    WHERE model = $4 AND position = $5 AND version = $9 AND to_regclass($10)::oid = $11
      AND NOT EXISTS (SELECT FROM read.parked WHERE parked.model = $4)
    RETURNING paused
  )`;

const OUTCOME = `SELECT lock.free, lease.name IS NOT NULL AS held, moved.paused,
    CASE WHEN moved.paused IS NOT NULL THEN pg_notify($12, $4 || ':' || $6)::text END AS notified
  FROM lock LEFT JOIN lease ON true LEFT JOIN moved ON true`;
