import { Injectable } from "@nestjs/common";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { listen } from "@tablee/platform/notify";
import { withAdvisoryLock } from "@tablee/platform/wait/with-advisory-lock";
import { allReadModels, readModelNamed } from "@tablee/projections/all-read-models";
import { CONTROL_CHANNEL, isRebuildRequested, isUnderWay, rebuilds } from "@tablee/projections/runtime/control/requests";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { runReadModels } from "@tablee/projections/runtime/run-read-models";
import { type Part, WorkerContext } from "../worker-context.ts";

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
      () => void this.#look().catch((err) => log.error({ err }, "requested rebuilds could not be read")),
    );
    await this.#look();
  }

  /** Begins the requested rebuilds, and cancels those withdrawn. */
  async #look(): Promise<void> {
    for (const { model, rebuild } of await rebuilds(this.context.opened.pool)) {
      if (isUnderWay(rebuild) && !this.#rebuilds.has(model)) void this.#rebuild(model);
      if (rebuild.state === "cancelled") this.#rebuilds.get(model)?.abort();
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
        if (!(await isRebuildRequested(opened.pool, name))) return;
        const result = await rebuild(model, opened.store, opened.pool, { signal: AbortSignal.any([cancel.signal, this.#stop.signal]) });
        log.info({ model: name, ...result }, "read model rebuilt");
      });
    } catch (err) {
      log.warn({ model: name, err }, "rebuild ended early");
    } finally {
      this.#rebuilds.delete(name);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#stopListening();
    await this.#running;
  }
}
