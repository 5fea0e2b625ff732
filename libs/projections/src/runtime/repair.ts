import type { EventStore } from "@tablee/event-store/event-store";
import { follow } from "@tablee/event-store/follow";
import { Undecodable } from "@tablee/event-store/undecodable";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import { countInterruption, projectionRow } from "./apply/checkpoints.ts";
import { foldBatch } from "./fold.ts";
import { isRefusedRow, NotApplied } from "./not-applied.ts";
import type { AnyReadModel, KeyedRow } from "./read-model.ts";
import { deleteRows, upsertRows } from "./tables.ts";

/**
 * Folds one row again from all its events up to the live position, writes it and resumes its key. Returns false when it still cannot be
 * folded or written: then it stays parked.
 * @throws NotFollowable, StoreUnavailable, AccessDenied, and errors of Postgres
 */
export async function repairKey(model: AnyReadModel, key: string, store: EventStore, pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  const stop = new AbortController();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLockOf("read-model", model.name)]);
    const until = BigInt((await projectionRow(pool, model.name))?.position ?? -1);
    const one: AnyReadModel = { ...model, halts: true, keys: (event) => model.keys(event).filter((candidate) => candidate === key) };
    let row: KeyedRow | undefined;
    const onInterruption = () => void countInterruption(pool, model.name).catch(() => {});
    for await (const batch of follow(store, { categories: model.categories, after: undefined, signal: stop.signal, onInterruption })) {
      const within = batch.events.filter((event) => event.position <= until);
      const events = model.personal ? await store.openPersonal(within) : within;
      const { changed } = foldBatch(one, events, new Map(row ? [[key, row]] : []), new Set());
      if (changed.has(key)) row = changed.get(key);
      if (batch.position >= until || batch.caughtUp) break;
    }
    if (row) await upsertRows(client, model, [row]);
    else await deleteRows(client, model, [key]);
    await client.query("DELETE FROM read.parked WHERE model = $1 AND key = $2", [model.name, key]);
    return true;
  } catch (error) {
    if (error instanceof NotApplied || error instanceof Undecodable || isRefusedRow(error)) return false;
    throw error;
  } finally {
    stop.abort();
    await client.query("SELECT pg_advisory_unlock($1)", [advisoryLockOf("read-model", model.name)]).catch(() => {});
    client.release();
  }
}
