import type { StoredEvent } from "@tablee/event-store/events";
import type { MemberBatch } from "@tablee/event-store/reader/membership";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { reach } from "@tablee/platform/crash-points";
import type { Lease } from "@tablee/platform/lease";
import { inTransaction, type PoolClient } from "@tablee/platform/postgres";
import { foldBatch, keysOf } from "../fold.ts";
import { Left } from "../left.ts";
import { isRefusedRow } from "../not-applied.ts";
import { parkedKeys } from "../parked.ts";
import type { AnyReadModel } from "../read-model.ts";
import { fetchRows } from "../tables.ts";
import type { Live } from "./appliers.ts";
import { applyAround, applyAtOnce } from "./apply.ts";
import { CHANNEL } from "./checkpoints.ts";
import { writeBatch } from "./write-batch.ts";

/** The facts a read model's applier begins with: its parked keys, and its present table, which a rebuild replaces. */
export interface Known {
  readonly parked: ReadonlySet<string>;
  readonly table: string;
}

/** Applies batches to one read model, from its checkpoint on. */
export class Applier {
  readonly #model: AnyReadModel;
  readonly #lease: Lease;
  readonly #live: Live;
  readonly #table: string;
  #parked: ReadonlySet<string>;

  constructor(model: AnyReadModel, lease: Lease, live: Live, { parked, table }: Known) {
    this.#model = model;
    this.#lease = lease;
    this.#live = live;
    this.#table = table;
    this.#parked = parked;
  }

  /** Applies one batch: rows, parked keys and checkpoint together, or nothing. Returns false once the model was paused. @throws Left */
  async apply(batch: MemberBatch, signal: AbortSignal): Promise<boolean> {
    const release = await this.#live.applying.take(signal);
    try {
      signal.throwIfAborted();
      const events = this.#model.personal ? await this.#live.store.openPersonal(batch.events) : batch.events;
      const paused = await this.#write(batch, events).catch((error) => {
        if (!isRefusedRow(error)) throw error;
        return this.#transact(batch, events, applyAround);
      });
      reach("after", "checkpoint", "read model");
      return !paused;
    } finally {
      release();
    }
  }

  /** Writes in one statement, unless keys are parked: those of a batch are known only once its rows are locked. */
  async #write(batch: MemberBatch, events: readonly StoredEvent[]): Promise<boolean> {
    const { pool } = this.#live;
    if (this.#parked.size > 0) return this.#transact(batch, events, applyAtOnce);
    const rows = await fetchRows(pool, this.#model, keysOf(this.#model, events));
    const { changed, parked } = foldBatch(this.#model, events, rows, this.#parked);
    if (parked.length > 0) return this.#transact(batch, events, applyAtOnce);
    reach("before", "checkpoint", "read model");
    return writeBatch(pool, this.#model, { batch, changed, lease: this.#lease, table: this.#table });
  }

  async #transact(batch: MemberBatch, events: readonly StoredEvent[], write: typeof applyAtOnce): Promise<boolean> {
    const { parked, paused } = await inTransaction(this.#live.pool, async (client) => {
      await this.#begin(client);
      // A parked key may have been repaired since the last batch, so the list is read again while it is not empty.
      const before = this.#parked.size > 0 ? await parkedKeys(client, this.#model) : this.#parked;
      const newlyParked = await write(client, this.#model, events, before);
      const after = new Set([...before, ...newlyParked]);
      const moved = await this.#moveCheckpoint(client, batch, after.size);
      reach("before", "checkpoint", "read model");
      return { parked: after, paused: moved };
    });
    this.#parked = parked;
    return paused;
  }

  /** Never waits for the lock: a rebuild or a repair may take long. */
  async #begin(client: PoolClient): Promise<void> {
    // Rows and checkpoint are one transaction: should the machine lose the last of them, they are applied again. No need to wait for the
    // disk.
    const { rows } = await client.query<{ free: boolean }>(
      "SELECT pg_try_advisory_xact_lock($1) AS free, set_config('synchronous_commit', 'off', true)",
      [advisoryLockOf("read-model", this.#model.name)],
    );
    if (!rows[0]!.free) throw new Left(`${this.#model.name} is being rebuilt or mended`);
    if (!(await this.#lease.isHeld(client))) throw new Left(`the lease of ${this.#model.name} is lost`);
  }

  /** Returns whether the model was paused. */
  async #moveCheckpoint(client: PoolClient, batch: MemberBatch, parkedKnown: number): Promise<boolean> {
    const { name, version } = this.#model;
    const { rows } = await client.query<{ paused: boolean; parked: number }>(
      `UPDATE read.projection SET position = $3, events_applied = events_applied + $4, state = $5, heartbeat_at = now(), error = NULL
       WHERE model = $1 AND position = $2 AND version = $6
       RETURNING paused, (SELECT count(*)::int FROM read.parked WHERE model = $1) AS parked`,
      [name, batch.previous.toString(), batch.position.toString(), batch.events.length, batch.caughtUp ? "live" : "catching-up", version],
    );
    if (!rows[0]) throw new Left(`the checkpoint of ${name} was moved by another`);
    if (rows[0].parked !== parkedKnown) throw new Left(`other keys of ${name} are parked than before`);
    await client.query("SELECT pg_notify($1, $2)", [CHANNEL, `${name}:${batch.position}`]);
    return rows[0].paused;
  }
}
