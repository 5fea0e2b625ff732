import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventStoreDBClient } from "@eventstore/db-client";
import { freePort } from "@tablee/services/ports";
import { type Memory, type SpawnedStore, spawnStore } from "./spawn-store.ts";

/** The embedded event store in a process of its own, which flushes to disk, can be killed and started again on its folder and port. */
export class StoreProcess {
  client: EventStoreDBClient;

  private constructor(
    private readonly dir: string,
    private readonly port: number,
    private store: SpawnedStore,
    /** Its connection string. */
    readonly url: string,
  ) {
    this.client = EventStoreDBClient.connectionString(url);
  }

  static async start(): Promise<StoreProcess> {
    const dir = mkdtempSync(join(tmpdir(), "tablee-eventstore-"));
    const port = await freePort();
    const store = spawnStore({ dir, port });
    return new StoreProcess(dir, port, store, await store.url);
  }

  /** The memory at this moment. */
  memory(): Promise<Memory> {
    return this.store.memory();
  }

  /** Kills it as a power failure does, and restarts it. Returns the milliseconds of the start. */
  async killAndRestart(): Promise<number> {
    process.kill(this.store.pid, "SIGKILL");
    await this.store.exitCode;
    const from = performance.now();
    this.store = spawnStore({ dir: this.dir, port: this.port });
    const url = await this.store.url;
    const took = performance.now() - from;
    const before = this.client;
    this.client = EventStoreDBClient.connectionString(url);
    void before.dispose().catch(() => {});
    return took;
  }

  async stop(): Promise<void> {
    await this.client.dispose().catch(() => {});
    await this.store.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
