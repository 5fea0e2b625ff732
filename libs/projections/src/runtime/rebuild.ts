import { setImmediate as nextTurn } from "node:timers/promises";
import { hash64 } from "@tablee/domain/kernel/hash";
import type { EventStore } from "@tablee/event-store/event-store";
import { follow } from "@tablee/event-store/follow";
import { Undecodable } from "@tablee/event-store/undecodable";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { inTransaction, type Pool, type PoolClient } from "@tablee/platform/postgres";
import { applyAround } from "./apply/apply.ts";
import { countInterruption, projectionRow, type RebuildProgress } from "./apply/checkpoints.ts";
import { foldBatch, type Parked } from "./fold.ts";
import { isRefusedRow, messageOf, NotApplied } from "./not-applied.ts";
import { forgetParked, park, parkedKeys } from "./parked.ts";
import type { AnyReadModel, KeyedRow } from "./read-model.ts";
import { copyRows, createIndexes, createTable } from "./tables.ts";

interface RebuildOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Passes over the log, each folding the keys of one part: for models that would not fit into memory at once. */
  readonly partitions?: number;
}

interface RebuildResult {
  readonly events: number;
  readonly rows: number;
  readonly seconds: number;
  /** The comparison with the live table; null where that has another version or is behind the rebuilt one. */
  readonly parity: { readonly equal: boolean; readonly rows: number; readonly different: number } | null;
}

/** The same read model over the table that is being made, with parked keys of its own. */
const nextOf = (model: AnyReadModel): AnyReadModel => ({ ...model, name: `${model.name}__next` });

const only = (model: AnyReadModel, mine: (key: string) => boolean): AnyReadModel => ({
  ...model,
  keys: (event) => model.keys(event).filter(mine),
});

/**
 * Rebuilds a read model beside the live one: folds the log in memory, copies finished rows into a new table, catches up to the live
 * position under its lock, compares, applies the rest up to the head at its start, and swaps in one transaction. The live table answers
 * queries throughout. Rows that cannot be folded or written are parked as they would be live.
 * @throws NotApplied where a model that halts cannot apply an event, AbortError when cancelled; the live table is then unchanged
 */
export async function rebuild(model: AnyReadModel, store: EventStore, pool: Pool, options: RebuildOptions = {}): Promise<RebuildResult> {
  const started = Date.now();
  const run = new Run(model, store, pool, options, started);
  try {
    return await run.go();
  } catch (error) {
    await pool.query(`DROP TABLE IF EXISTS read.${nextOf(model).name}`);
    await forgetParked(pool, nextOf(model));
    await run.report({
      state: options.signal?.aborted ? "cancelled" : "failed",
      error: messageOf(error),
      ...(error instanceof NotApplied || error instanceof Undecodable ? { done: Number(error.position) } : {}),
    });
    throw error;
  }
}

class Run {
  readonly #model: AnyReadModel;
  readonly #next: AnyReadModel;
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
    this.#next = nextOf(model);
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
    const head = await this.#store.head();
    const comparable = await this.#livePosition(head);
    await this.report({ total: Number(head) });
    try {
      await this.#fill(comparable);
    } catch (error) {
      if (!isRefusedRow(error)) throw error;
      await this.#fillAround(comparable);
    }
    const parity = await this.#withoutTimeout((client) => this.#swap(client, comparable, head));
    await this.report({ state: "swapped", done: Number(head), parity });
    return { events: this.#events, rows: this.#rows, seconds: (Date.now() - this.#started) / 1000, parity };
  }

  /** Folds the log in memory and copies the rows: the fast way. */
  async #fill(until: bigint): Promise<void> {
    await this.#begin();
    const partitions = this.#options.partitions ?? 1;
    for (let part = 0; part < partitions; part++) {
      const rows = await this.#fold(until, partitions > 1 ? (key) => hash64(key)[0] % partitions === part : undefined);
      await this.report({ state: "writing" });
      await this.#withoutTimeout((client) => copyRows(client, this.#next, rows.values()));
      this.#rows += rows.size;
    }
    await this.#withoutTimeout((client) => createIndexes(client, this.#next));
  }

  /**
   * Fills the table batch by batch, as the live applier does, where Postgres refuses a row or an index over it: this finds the row and its
   * event, and parks the row.
   */
  async #fillAround(until: bigint): Promise<void> {
    await this.#begin();
    await createIndexes(this.#pool, this.#next);
    await this.#apply(undefined, until);
    this.#rows = (await this.#pool.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM read.${this.#next.name}`)).rows[0]!.rows;
  }

  async #begin(): Promise<void> {
    await this.#pool.query(`DROP TABLE IF EXISTS read.${this.#next.name}`);
    await forgetParked(this.#pool, this.#next);
    await createTable(this.#pool, this.#next);
    this.#events = 0;
  }

  /** The position of the live table, at which the two can be compared; the end of the log where there is no live table of this version. */
  async #livePosition(head: bigint): Promise<bigint> {
    const live = await projectionRow(this.#pool, this.#model.name);
    return live?.version === this.#model.version && BigInt(live.position) >= 0n ? BigInt(live.position) : head;
  }

  /** Folds the log up to a position into rows: all of them, or those of one part. */
  async #fold(until: bigint, mine: ((key: string) => boolean) | undefined): Promise<ReadonlyMap<string, KeyedRow>> {
    const rows = new Map<string, KeyedRow>();
    const parked = new Map<string, Parked>();
    const waiting = new Map<string, number>();
    const model = mine ? only(this.#model, mine) : this.#model;
    for await (const batch of this.#batches(undefined, until)) {
      const folded = foldBatch(model, batch.events, rows, new Set(parked.keys()));
      for (const [key, row] of folded.changed) {
        if (row === undefined) rows.delete(key);
        else rows.set(key, row);
      }
      for (const each of folded.parked) parked.set(each.key, each);
      for (const [key, count] of folded.waiting) waiting.set(key, (waiting.get(key) ?? 0) + count);
      const seconds = (Date.now() - this.#started) / 1000;
      await this.report({ done: Number(batch.position), eventsPerSecond: Math.round(this.#events / Math.max(seconds, 0.001)) }, 250);
    }
    await park(this.#pool, this.#next, parked.values(), waiting);
    return rows;
  }

  /** Batches after one position, up to and including another. */
  async *#batches(after: bigint | undefined, until: bigint) {
    if (until <= (after ?? -1n)) return;
    const stop = new AbortController();
    const signal = this.#options.signal ? AbortSignal.any([stop.signal, this.#options.signal]) : stop.signal;
    try {
      const { name, categories } = this.#model;
      const onInterruption = () => void countInterruption(this.#pool, name).catch(() => {});
      for await (const batch of follow(this.#store, { categories, after, signal, maxEvents: 4_000, onInterruption })) {
        const within = batch.events.filter((event) => event.position <= until);
        const ended = batch.position >= until || batch.caughtUp;
        this.#events += within.length;
        yield { events: this.#model.personal ? await this.#store.openPersonal(within) : within, position: ended ? until : batch.position };
        if (ended) return;
        // Lets all arrived data be read from the connection first: few large batches instead of many small ones.
        await nextTurn();
      }
      this.#options.signal?.throwIfAborted();
    } finally {
      stop.abort();
    }
  }

  /** Runs work without a statement timeout: writing a large table takes longer than half a minute. */
  async #withoutTimeout<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query("SET statement_timeout = 0");
      return await work(client);
    } finally {
      await client.query("RESET statement_timeout").catch(() => {});
      client.release();
    }
  }

  /**
   * Brings the new table to the live position under the live applier's lock, compares, applies the rest up to the head and swaps it in. A
   * table that did not reach its position is neither compared nor swapped: the rebuild has failed.
   */
  async #swap(client: PoolClient, position: bigint, head: bigint): Promise<RebuildResult["parity"]> {
    const { name, version } = this.#model;
    try {
      await client.query("SELECT pg_advisory_lock($1)", [advisoryLockOf("read-model", name)]);
      const row = await projectionRow(this.#pool, name);
      const live = BigInt(row?.position ?? -1);
      await this.report({ state: "comparing" });
      await this.#apply(position, live);
      const parity = row?.version === version && live >= position ? await this.#compare(client) : null;
      const reached = [live, position, head].reduce((a, b) => (a > b ? a : b));
      await this.#apply(live > position ? live : position, reached);
      await client.query("BEGIN");
      await this.#putInPlace(client, reached);
      await client.query("COMMIT");
      return parity;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [advisoryLockOf("read-model", name)]).catch(() => {});
    }
  }

  async #putInPlace(client: PoolClient, position: bigint): Promise<void> {
    const { name, version, indexes = [] } = this.#model;
    const next = this.#next.name;
    await client.query(`DROP TABLE IF EXISTS read.${name}`);
    await client.query(`ALTER TABLE read.${next} RENAME TO ${name}`);
    await client.query(`ALTER TABLE read.${name} RENAME CONSTRAINT ${next}_pk TO ${name}_pk`);
    for (const i of indexes.keys()) await client.query(`ALTER INDEX read.${next}_i${i} RENAME TO ${name}_i${i}`);
    await forgetParked(client, this.#model);
    await client.query("UPDATE read.parked SET model = $2 WHERE model = $1", [next, name]);
    await client.query("UPDATE read.projection SET position = $2, version = $3 WHERE model = $1", [name, position.toString(), version]);
  }

  async #apply(from: bigint | undefined, to: bigint): Promise<void> {
    const model = this.#next;
    for await (const { events } of this.#batches(from, to)) {
      if (events.length === 0) continue;
      await inTransaction(this.#pool, async (client) => applyAround(client, model, events, await parkedKeys(client, model)));
    }
  }

  async #compare(client: PoolClient): Promise<NonNullable<RebuildResult["parity"]>> {
    const { rows } = await client.query<{ rows: string; different: string }>(
      `SELECT count(*) AS rows, count(*) FILTER (WHERE to_jsonb(old) IS DISTINCT FROM to_jsonb(new)) AS different
       FROM read.${this.#model.name} old FULL JOIN read.${this.#next.name} new USING (key)`,
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
