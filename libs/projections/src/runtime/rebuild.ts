import { setImmediate as nextTurn } from "node:timers/promises";
import { hash64 } from "@tablee/domain/kernel/hash";
import type { EventStore } from "@tablee/event-store/event-store";
import { follow } from "@tablee/event-store/follow";
import type { Pool, PoolClient } from "@tablee/platform/postgres";
import { lockKey, projectionRow, type RebuildProgress } from "./checkpoints.ts";
import { foldBatch, keysOf } from "./fold.ts";
import type { AnyReadModel, KeyedRow } from "./read-model.ts";
import { copyRows, createIndexes, createTable, deleteRows, fetchRows, upsertRows } from "./tables.ts";

export interface RebuildOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Passes over the log, each folding the keys of one part: for models that would not fit into memory at once. */
  readonly partitions?: number;
}

export interface RebuildResult {
  readonly events: number;
  readonly rows: number;
  readonly seconds: number;
  readonly parity: { readonly equal: boolean; readonly rows: number; readonly different: number } | null;
}

const none = new Set<string>();
const nextTable = (model: AnyReadModel): string => `${model.name}__next`;

/**
 * Rebuilds a read model beside the live one: folds the log in memory, copies finished rows into new tables, catches up to the
 * live position under its lock, compares, and swaps in one transaction. The live tables answer all the while.
 * @throws AbortError when cancelled; the live tables are then as they were
 */
export async function rebuild(model: AnyReadModel, store: EventStore, pool: Pool, options: RebuildOptions = {}): Promise<RebuildResult> {
  const started = Date.now();
  const run = new Run(model, store, pool, options, started);
  try {
    return await run.go();
  } catch (error) {
    await pool.query(`DROP TABLE IF EXISTS read.${nextTable(model)}`);
    await run.report({
      state: options.signal?.aborted ? "cancelled" : "failed",
      error: error instanceof Error ? error.message : String(error),
    });
    throw error;
  }
}

class Run {
  readonly #model: AnyReadModel;
  readonly #store: EventStore;
  readonly #pool: Pool;
  readonly #options: RebuildOptions;
  readonly #started: number;
  #progress: RebuildProgress;
  #reportedAt = 0;
  #events = 0;
  #rows = 0;

  constructor(model: AnyReadModel, store: EventStore, pool: Pool, options: RebuildOptions, started: number) {
    this.#model = model;
    this.#store = store;
    this.#pool = pool;
    this.#options = options;
    this.#started = started;
    this.#progress = {
      state: "reading",
      done: 0,
      total: 0,
      eventsPerSecond: 0,
      startedAt: new Date(started).toISOString(),
      parity: null,
      error: null,
    };
  }

  async go(): Promise<RebuildResult> {
    const head = await this.#until();
    await this.report({ total: Number(head) });
    await this.#pool.query(`DROP TABLE IF EXISTS read.${nextTable(this.#model)}`);
    await createTable(this.#pool, this.#model, nextTable(this.#model));
    const partitions = this.#options.partitions ?? 1;
    let position = 0n;
    for (let part = 0; part < partitions; part++) {
      const rows = new Map<string, KeyedRow>();
      position = await this.#fold(head, partitions > 1 ? (key) => hash64(key)[0] % partitions === part : undefined, rows);
      await this.report({ state: "writing" });
      await this.#patiently((client) => copyRows(client, this.#model, rows.values(), nextTable(this.#model)));
      this.#rows += rows.size;
    }
    await this.#patiently((client) => createIndexes(client, this.#model, nextTable(this.#model)));
    const parity = await this.#patiently((client) => this.#swap(client, position));
    await this.report({ state: "swapped", done: Number(head), parity });
    return { events: this.#events, rows: this.#rows, seconds: (Date.now() - this.#started) / 1000, parity };
  }

  /** As far as the live table has come, so that both can be compared; to the end of the log where there is no such table. */
  async #until(): Promise<bigint> {
    const live = await projectionRow(this.#pool, this.#model.name);
    return live?.version === this.#model.version && BigInt(live.position) >= 0n ? BigInt(live.position) : this.#store.head();
  }

  /** Folds the log up to `head` into rows; gives back the position reached. */
  async #fold(head: bigint, mine: ((key: string) => boolean) | undefined, rows: Map<string, KeyedRow>): Promise<bigint> {
    let position = 0n;
    const model = mine
      ? { ...this.#model, keys: (event: Parameters<AnyReadModel["keys"]>[0]) => this.#model.keys(event).filter(mine) }
      : this.#model;
    for await (const batch of this.#batches(undefined, head)) {
      const events = model.personal ? await this.#store.openPersonal(batch.events) : batch.events;
      const { changed } = foldBatch({ ...model, halts: true }, events, rows, none);
      for (const [key, row] of changed) {
        if (row === undefined) rows.delete(key);
        else rows.set(key, row);
      }
      this.#events += events.length;
      position = batch.position;
      const seconds = (Date.now() - this.#started) / 1000;
      await this.report({ done: Number(position), eventsPerSecond: Math.round(this.#events / Math.max(seconds, 0.001)) }, 250);
    }
    return position;
  }

  /** Batches up to and including `until`. */
  async *#batches(after: bigint | undefined, until: bigint) {
    if (until <= (after ?? -1n)) return;
    const stop = new AbortController();
    const signal = this.#options.signal ? AbortSignal.any([stop.signal, this.#options.signal]) : stop.signal;
    try {
      for await (const batch of follow(this.#store, { categories: this.#model.categories, after, signal, mostEvents: 4_000 })) {
        const within = batch.events.filter((event) => event.position <= until);
        yield { events: within, position: batch.position < until ? batch.position : until };
        if (batch.position >= until || batch.caughtUp) return;
        // Lets what has arrived be taken from the connection first: few large batches instead of many of a handful of events.
        await nextTurn();
      }
      this.#options.signal?.throwIfAborted();
    } finally {
      stop.abort();
    }
  }

  /** On a connection whose statements may take as long as they need: a large table is not written within half a minute. */
  async #patiently<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query("SET statement_timeout = 0");
      return await work(client);
    } finally {
      await client.query("RESET statement_timeout").catch(() => {});
      client.release();
    }
  }

  /** Brings the new tables to the live position under the live applier's lock, compares, and puts them in place. */
  async #swap(client: PoolClient, position: bigint): Promise<RebuildResult["parity"]> {
    const { name } = this.#model;
    const next = nextTable(this.#model);
    try {
      await client.query("SELECT pg_advisory_lock($1)", [lockKey(name)]);
      const { rows } = await client.query<{ position: string; version: number }>(
        "SELECT position, version FROM read.projection WHERE model = $1",
        [name],
      );
      const live = BigInt(rows[0]?.position ?? -1);
      const target = live > position ? live : position;
      await this.#catchUp(client, position, target);
      await this.report({ state: "comparing" });
      const comparable = rows[0]?.version === this.#model.version && live >= position;
      const parity = comparable ? await this.#compare(client) : null;
      await client.query("BEGIN");
      await client.query(`DROP TABLE IF EXISTS read.${name}`);
      await client.query(`ALTER TABLE read.${next} RENAME TO ${name}`);
      await client.query(`ALTER TABLE read.${name} RENAME CONSTRAINT ${next}_pk TO ${name}_pk`);
      for (const i of (this.#model.indexes ?? []).keys()) await client.query(`ALTER INDEX read.${next}_i${i} RENAME TO ${name}_i${i}`);
      await client.query("DELETE FROM read.parked WHERE model = $1", [name]);
      await client.query("UPDATE read.projection SET position = $2, version = $3 WHERE model = $1", [
        name,
        target.toString(),
        this.#model.version,
      ]);
      await client.query("COMMIT");
      return parity;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [lockKey(name)]).catch(() => {});
    }
  }

  async #catchUp(client: PoolClient, from: bigint, to: bigint): Promise<void> {
    const table = nextTable(this.#model);
    const model = { ...this.#model, name: table };
    for await (const batch of this.#batches(from, to)) {
      const events = model.personal ? await this.#store.openPersonal(batch.events) : batch.events;
      const rows = await fetchRows(client, model, keysOf(model, events));
      const { changed } = foldBatch({ ...model, halts: true }, events, rows, none);
      await upsertRows(
        client,
        model,
        [...changed.values()].filter((row) => row !== undefined),
      );
      await deleteRows(
        client,
        model,
        [...changed].flatMap(([key, row]) => (row === undefined ? [key] : [])),
      );
      this.#events += events.length;
    }
  }

  async #compare(client: PoolClient): Promise<NonNullable<RebuildResult["parity"]>> {
    const { rows } = await client.query<{ rows: string; different: string }>(
      `SELECT count(*) AS rows, count(*) FILTER (WHERE old IS DISTINCT FROM new) AS different
       FROM read.${this.#model.name} old FULL JOIN read.${nextTable(this.#model)} new USING (key)`,
    );
    const different = Number(rows[0]!.different);
    return { equal: different === 0, rows: Number(rows[0]!.rows), different };
  }

  async report(change: Partial<RebuildProgress>, notMoreOftenThanMs = 0): Promise<void> {
    this.#progress = { ...this.#progress, ...change };
    if (Date.now() - this.#reportedAt < notMoreOftenThanMs) return;
    this.#reportedAt = Date.now();
    this.#options.onProgress?.(this.#progress);
    await this.#pool.query("UPDATE read.projection SET rebuild = $2, heartbeat_at = now() WHERE model = $1", [
      this.#model.name,
      JSON.stringify(this.#progress),
    ]);
  }
}
