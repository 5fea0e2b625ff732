import { setTimeout as sleep } from "node:timers/promises";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import type { Lease } from "@tablee/platform/lease";
import { Applier, type Known } from "./apply/applier.ts";
import type { Live } from "./apply/appliers.ts";
import { type ProjectionRow, projectionRow, setState } from "./apply/checkpoints.ts";
import { Left } from "./left.ts";
import { messageOf } from "./not-applied.ts";
import { parkedKeys } from "./parked.ts";
import type { AnyReadModel } from "./read-model.ts";

/** The interval at which a standby process checks whether it may take over. */
const STAND_BY_MS = 1_000;

/**
 * Applies events to one read model until `signal`, beginning again from its checkpoint after any trouble. Of several processes the one that
 * holds its lease applies, and the others are on standby.
 */
export async function runLive(model: AnyReadModel, live: Live, signal: AbortSignal): Promise<void> {
  const { pool, log, leases } = live;
  const lease = leases.lease(`read-model:${model.name}`);
  let ours = false;
  while (!signal.aborted) {
    try {
      ours = await lease.take();
      if (ours) await applyFromCheckpoint(model, lease, live, signal);
      else await sleep(STAND_BY_MS, undefined, { signal });
    } catch (error) {
      if (signal.aborted) break;
      if (error instanceof Left) continue;
      log.error({ model: model.name, err: error }, "read model stopped; trying again");
      await setState(pool, model.name, "halted", messageOf(error)).catch(() => {});
      await sleep(1_000, undefined, { signal }).catch(() => {});
    }
  }
  if (ours) await setState(pool, model.name, "stopped").catch(() => {});
  await lease.release().catch(() => {});
}

async function applyFromCheckpoint(model: AnyReadModel, lease: Lease, live: Live, signal: AbortSignal): Promise<void> {
  const { pool, reader, checkpoints } = live;
  const row = await projectionRow(pool, model.name);
  if (!row) throw new Error(`read model ${model.name} was not prepared`);
  if (row.paused || row.version !== model.version) return standStill(model, row, lease, live, signal);
  if (!(await isFree(model, live))) return void (await sleep(250, undefined, { signal }));
  // A halted model stays halted until a batch has been applied: a retry is not yet progress.
  if (row.state !== "halted") await setState(pool, model.name, "catching-up");
  const applier = new Applier(model, lease, live, await knownOf(model, live));
  const { name, categories } = model;
  const after = BigInt(row.position);
  for await (const batch of reader.follow({ name, categories, after, identity: row.store, checkpoints, signal }))
    if (!(await applier.apply(batch, signal))) return;
}

/** The table is read first: a rebuild that replaces it in between is noticed by the next batch. */
async function knownOf(model: AnyReadModel, { pool }: Live): Promise<Known> {
  const { rows } = await pool.query<{ table: string }>(`SELECT 'read.${model.name}'::regclass::oid::text AS table`);
  return { table: rows[0]!.table, parked: await parkedKeys(pool, model) };
}

/** Paused, or its table is of another version because the rebuild at startup failed; a successful rebuild resumes it. */
async function standStill(model: AnyReadModel, row: ProjectionRow, lease: Lease, { pool }: Live, signal: AbortSignal): Promise<void> {
  if (row.paused) await setState(pool, model.name, "paused");
  else {
    await setState(pool, model.name, "halted", row.rebuild?.error ?? `its table is of version ${row.version}`);
    // A process of that version may apply it.
    await lease.release();
  }
  await sleep(row.paused ? 250 : 1_000, undefined, { signal });
}

/** False while a rebuild compares and swaps, or a key is repaired. */
async function isFree({ name }: AnyReadModel, { pool }: Live): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS free", [
    advisoryLockOf("read-model", name),
  ]);
  return rows[0]!.free;
}
