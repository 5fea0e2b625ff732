import { Injectable } from "@nestjs/common";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { listen } from "@tablee/platform/notify";
import { withAdvisoryLock } from "@tablee/platform/wait/with-advisory-lock";
import { allReadModels, readModelNamed } from "@tablee/projections/all-read-models";
import { CONTROL_CHANNEL, type ProjectionRow } from "@tablee/projections/runtime/apply/checkpoints";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { runReadModels } from "@tablee/projections/runtime/run-read-models";
import { type Part, WorkerContext } from "../worker-context.ts";

/** The states of a rebuild that still need a worker. */
const wished: ReadonlySet<string> = new Set(["requested", "reading", "writing", "comparing"]);

/** Applies the log to every read model, and rebuilds one when the console asks for it. */
@Injectable()
export class Projectors implements Part {
  readonly #stop = new AbortController();
  readonly #rebuilds = new Map<string, AbortController>();
  #running: Promise<void> = Promise.resolve();
  #stopListening: () => Promise<void> = async () => {};

  constructor(private readonly context: WorkerContext) {}

  async start(): Promise<void> {
    const { opened, reader, log, leases } = this.context;
    const { store, pool } = opened;
    this.#running = runReadModels(allReadModels, { reader, store, pool, log, leases }, this.#stop.signal);
    this.#stopListening = await listen(
      opened.pool,
      [CONTROL_CHANNEL],
      () => void this.#look().catch((err) => log.error({ err }, "rebuild wishes could not be read")),
    );
    await this.#look();
  }

  /** Begins the requested rebuilds, and cancels those withdrawn. */
  async #look(): Promise<void> {
    const { rows } = await this.context.opened.pool.query<ProjectionRow>("SELECT * FROM read.projection WHERE rebuild IS NOT NULL");
    for (const { model, rebuild: wish } of rows) {
      if (wish && wished.has(wish.state) && !this.#rebuilds.has(model)) void this.#rebuild(model);
      if (wish?.state === "cancelled") this.#rebuilds.get(model)?.abort();
    }
  }

  async #rebuild(name: string): Promise<void> {
    const { opened, log } = this.context;
    const model = readModelNamed(name);
    if (!model) return;
    const cancel = new AbortController();
    this.#rebuilds.set(name, cancel);
    try {
      // Every worker is notified of a requested rebuild; the holder of this lock runs it.
      await withAdvisoryLock(opened.pool, advisoryLockOf("rebuild", name), async () => {
        if (!(await this.#stillWished(name))) return;
        const result = await rebuild(model, opened.store, opened.pool, { signal: AbortSignal.any([cancel.signal, this.#stop.signal]) });
        log.info({ model: name, ...result }, "read model rebuilt");
      });
    } catch (err) {
      log.warn({ model: name, err }, "rebuild ended early");
    } finally {
      this.#rebuilds.delete(name);
    }
  }

  /** A rebuild that runs without a holder of its lock belongs to a worker that died. */
  async #stillWished(model: string): Promise<boolean> {
    const { rows } = await this.context.opened.pool.query<{ state: string }>(
      `UPDATE read.projection SET rebuild = CASE WHEN rebuild->>'state' = 'requested' THEN rebuild
         ELSE rebuild || '{"state": "failed", "error": "the process that rebuilt it has ended"}' END
       WHERE model = $1 AND rebuild->>'state' = ANY($2) RETURNING rebuild->>'state' AS state`,
      [model, [...wished]],
    );
    return rows[0]?.state === "requested";
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#stopListening();
    await this.#running;
  }
}
