import type { EventStore } from "@tablee/event-store/event-store";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import { migrateProjections, projectionRow, setState } from "./apply/checkpoints.ts";
import { NotApplied } from "./not-applied.ts";
import type { AnyReadModel } from "./read-model.ts";
import { rebuild } from "./rebuild.ts";
import { createIndexes, createTable } from "./tables.ts";

/**
 * Ensures that every read model has its table in its present version and a checkpoint of this very store. A table of another version is
 * rebuilt; where that fails the model is halted with its old table, and everything else starts.
 * @throws OtherStore when the database's read models have followed another store: a wrong connection string must do no harm
 */
export async function prepareReadModels(models: readonly AnyReadModel[], store: EventStore, pool: Pool): Promise<void> {
  await migrateProjections(pool);
  // A user who may write streams but not read the log gets an error at the start.
  await store.head();
  await requireSameStore(store, pool);
  const identity = await store.identity();
  for (const model of models) {
    const client = await pool.connect();
    try {
      await client.query("SELECT pg_advisory_lock($1)", [advisoryLockOf("prepare", model.name)]);
      await prepare(model, identity, store, pool);
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [advisoryLockOf("prepare", model.name)]).catch(() => {});
      client.release();
    }
  }
}

/** Read models that earlier versions had. Named one by one: an unknown model may be that of a newer version. */
const retired = ["capacity_holds", "due_pauses", "due_reminders"];

/**
 * Deletes the checkpoints of read models that the product no longer has: they would count as behind forever. Their tables stay for
 * processes of the earlier version, which makes the checkpoints again when it starts again.
 */
export async function forgetRetired(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM read.parked WHERE model = ANY($1)", [retired]);
  await pool.query("DELETE FROM read.projection WHERE model = ANY($1)", [retired]);
}

/** The database belongs to another event store. */
class OtherStore extends Error {
  override readonly name = "OtherStore";

  constructor() {
    super(
      "The database's read models have followed another event store than the one of EVENT_STORE_URL. Name theirs, or another database; or drop the schema `read`, so that they are built anew from this one.",
    );
  }
}

/** Checked before the store is given an identity: a store without one is not the one that was followed either. @throws OtherStore */
async function requireSameStore(store: EventStore, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ store: string }>("SELECT DISTINCT store FROM read.projection WHERE position >= 0");
  if (rows.length === 0) return;
  const known = await store.knownIdentity();
  if (rows.some((row) => row.store !== known)) throw new OtherStore();
}

async function prepare(model: AnyReadModel, identity: string, store: EventStore, pool: Pool): Promise<void> {
  const row = await projectionRow(pool, model.name);
  const exists = (await pool.query("SELECT to_regclass($1) AS name", [`read.${model.name}`])).rows[0]?.name !== null;
  if (row && row.store === identity && row.version === model.version && exists) return;
  if (row && row.store === identity && exists) {
    await rebuild(model, store, pool).catch(async (error) => {
      if (!(error instanceof NotApplied)) throw error;
      await setState(pool, model.name, "halted", error.message);
    });
    return;
  }
  await pool.query(`DROP TABLE IF EXISTS read.${model.name}`);
  await createTable(pool, model);
  await createIndexes(pool, model);
  await pool.query(
    `INSERT INTO read.projection (model, store, version) VALUES ($1, $2, $3)
     ON CONFLICT (model) DO UPDATE SET store = $2, version = $3, position = -1, events_applied = 0, error = NULL, rebuild = NULL`,
    [model.name, identity, model.version],
  );
  await pool.query("DELETE FROM read.parked WHERE model = $1", [model.name]);
}
