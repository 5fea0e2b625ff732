import { setTimeout as sleep } from "node:timers/promises";
import type { EventStore } from "@tablee/event-store/event-store";
import type { StoredEvent } from "@tablee/event-store/events";
import { type FollowOptions, follow } from "@tablee/event-store/follow";
import type { Batch } from "@tablee/event-store/tap";
import { reach } from "@tablee/platform/crash-points";
import type { Logger } from "@tablee/platform/log";
import { inTransaction, type Pool, type PoolClient } from "@tablee/platform/postgres";
import { applyAround, applyAtOnce } from "./apply.ts";
import { CHANNEL, countInterruption, lockKey, projectionRow, setState } from "./checkpoints.ts";
import { isRefusedRow, messageOf } from "./not-applied.ts";
import { parkedKeys } from "./parked.ts";
import type { AnyReadModel } from "./read-model.ts";

const HEARTBEAT_MS = 1_000;
/** How often an applier that has nothing to do shows that it lives, and looks whether it was paused. */
const IDLE_HEARTBEAT_MS = 3_000;

/** Somebody who stands by takes over when whoever applies has shown no life for so long. */
const SILENCE_MS = IDLE_HEARTBEAT_MS + 1_000;

/** Somebody else moved the checkpoint: this applier works on an old idea of where the read model is. */
class CheckpointMoved extends Error {}

/** A rebuild has parked other keys than this applier knows of. */
class ParkedAnew extends Error {}

/**
 * Applies events to one read model for as long as `signal` lets it, restarting from its checkpoint after any trouble. Of several
 * processes one applies and the others stand by: racing for each batch, they would mostly undo each other's work.
 */
export async function runLive(model: AnyReadModel, store: EventStore, pool: Pool, log: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const row = await projectionRow(pool, model.name);
      if (!row) throw new Error(`read model ${model.name} was not prepared`);
      if (row.paused) {
        await setState(pool, model.name, "paused");
        await sleep(250, undefined, { signal });
        continue;
      }
      if (row.version !== model.version) {
        // Its rebuild failed when this version started; one that succeeds lets it go on.
        await setState(pool, model.name, "halted", row.rebuild?.error ?? `its table is of version ${row.version}`);
        await sleep(1_000, undefined, { signal });
        continue;
      }
      // A halted one stays so until a batch has been applied: trying again is not yet going on.
      if (row.state !== "halted") await setState(pool, model.name, "catching-up");
      const onInterruption = (err: unknown) => {
        log.debug({ model: model.name, err }, "a read model's subscription ended; it is taken up again");
        void countInterruption(pool, model.name).catch(() => {});
      };
      const applier = new Applier(model, store, pool, BigInt(row.position), await parkedKeys(pool, model));
      await applyFrom(applier, { identity: row.store, onInterruption }, signal);
    } catch (error) {
      if (signal.aborted) break;
      if (error instanceof CheckpointMoved) {
        if (await standBy(model, pool, signal)) continue;
        return;
      }
      if (error instanceof ParkedAnew) continue;
      log.error({ model: model.name, err: error }, "read model stopped; trying again");
      await setState(pool, model.name, "halted", messageOf(error)).catch(() => {});
      await sleep(1_000, undefined, { signal }).catch(() => {});
    }
  }
  await setState(pool, model.name, "stopped").catch(() => {});
}

/** Waits while somebody else applies a read model; answers false once `signal` has ended the waiting. */
async function standBy(model: AnyReadModel, pool: Pool, signal: AbortSignal): Promise<boolean> {
  let alive = "";
  for (let silentSince = Date.now(); Date.now() - silentSince < SILENCE_MS; ) {
    const row = await projectionRow(pool, model.name).catch(() => undefined);
    if (row?.state === "stopped") break;
    const sign = `${row?.position} ${row?.heartbeat_at}`;
    if (sign !== alive) silentSince = Date.now();
    alive = sign;
    await sleep(500, undefined, { signal }).catch(() => {});
    if (signal.aborted) return false;
  }
  return true;
}

async function applyFrom(
  applier: Applier,
  following: Pick<FollowOptions, "identity" | "onInterruption">,
  signal: AbortSignal,
): Promise<void> {
  const local = new AbortController();
  const stop = () => local.abort();
  signal.addEventListener("abort", stop);
  const idle = setInterval(() => void applier.showLife().then((goesOn) => goesOn || stop(), stop), IDLE_HEARTBEAT_MS);
  try {
    const { model, store, position } = applier;
    const { categories } = model;
    const after = position < 0n ? undefined : position;
    for await (const batch of follow(store, { ...following, categories, after, signal: local.signal })) {
      await applier.apply(batch);
      if (applier.paused) return;
    }
  } finally {
    clearInterval(idle);
    signal.removeEventListener("abort", stop);
    local.abort();
  }
}

class Applier {
  readonly model: AnyReadModel;
  readonly store: EventStore;
  readonly #pool: Pool;
  #parked: Set<string>;
  position: bigint;
  paused = false;
  #wroteAt = 0;
  /** Whether its row says that it is at the end. */
  #saysLive = false;

  constructor(model: AnyReadModel, store: EventStore, pool: Pool, position: bigint, parked: Set<string>) {
    this.model = model;
    this.store = store;
    this.#pool = pool;
    this.#parked = parked;
    this.position = position;
  }

  /** One batch in one transaction: rows, parked keys and checkpoint, or nothing of it. */
  async apply(batch: Batch): Promise<void> {
    const quiet = batch.events.length === 0;
    if (quiet && !batch.caughtUp && !this.#saysLive && Date.now() - this.#wroteAt < HEARTBEAT_MS) return;
    const events = this.model.personal && !quiet ? await this.store.openPersonal(batch.events) : batch.events;
    try {
      await this.#transact(batch, events, applyAtOnce);
    } catch (error) {
      if (!isRefusedRow(error)) throw error;
      await this.#transact(batch, events, applyAround);
    }
    reach("after", "checkpoint", "read model");
    this.position = batch.position;
    this.#saysLive = batch.caughtUp;
    this.#wroteAt = Date.now();
  }

  async #transact(batch: Batch, events: readonly StoredEvent[], write: typeof applyAtOnce): Promise<void> {
    const parked = await inTransaction(this.#pool, async (client) => {
      // Rows and checkpoint are one transaction: should the machine lose the last of them, they are applied again. No need to wait for the disk.
      await client.query("SELECT pg_advisory_xact_lock($1), set_config('synchronous_commit', 'off', true)", [lockKey(this.model.name)]);
      // A key may have been mended since: what is parked is read again as long as anything is.
      const before = this.#parked.size > 0 ? await parkedKeys(client, this.model) : this.#parked;
      const anew = events.length > 0 ? await write(client, this.model, events, before) : [];
      const after = new Set([...before, ...anew]);
      await this.#moveCheckpoint(client, batch, after.size);
      reach("before", "checkpoint", "read model");
      return after;
    });
    this.#parked = parked;
  }

  /** Answers whether it should go on: not once it was paused. */
  async showLife(): Promise<boolean> {
    const { rows } = await this.#pool.query<{ paused: boolean }>(
      "UPDATE read.projection SET heartbeat_at = now() WHERE model = $1 RETURNING paused",
      [this.model.name],
    );
    return rows[0]?.paused === false;
  }

  async #moveCheckpoint(client: PoolClient, batch: Batch, parkedKnown: number): Promise<void> {
    const { rows } = await client.query<{ paused: boolean; parked: number }>(
      `UPDATE read.projection SET position = $3, events_applied = events_applied + $4, state = $5, heartbeat_at = now(), error = NULL
       WHERE model = $1 AND position = $2 AND version = $6
       RETURNING paused, (SELECT count(*)::int FROM read.parked WHERE model = $1) AS parked`,
      [
        this.model.name,
        this.position.toString(),
        batch.position.toString(),
        batch.events.length,
        batch.caughtUp ? "live" : "catching-up",
        this.model.version,
      ],
    );
    if (!rows[0]) throw new CheckpointMoved(`the checkpoint of ${this.model.name} was moved by somebody else`);
    if (rows[0].parked !== parkedKnown) throw new ParkedAnew(`other keys of ${this.model.name} are parked than before`);
    this.paused = rows[0].paused;
    await client.query("SELECT pg_notify($1, $2)", [CHANNEL, `${this.model.name}:${batch.position}`]);
  }
}
