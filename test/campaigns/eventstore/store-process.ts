import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventStoreDBClient } from "@eventstore/db-client";
import { startEventStore } from "@tablee/services/event-store";
import { freePort } from "@tablee/services/ports";
import type { Service } from "@tablee/services/service";

/** The embedded event store in a process of its own, which flushes to disk, can be killed and started again on its folder and port. */
export class StoreProcess {
  client: EventStoreDBClient;

  private constructor(
    private readonly dir: string,
    private readonly port: number,
    private service: Service,
  ) {
    this.client = EventStoreDBClient.connectionString(service.url);
  }

  static async start(): Promise<StoreProcess> {
    const dir = mkdtempSync(join(tmpdir(), "tablee-eventstore-"));
    const port = await freePort();
    return new StoreProcess(dir, port, await startEventStore({ dir, port, sync: true }));
  }

  get pid(): number {
    return this.service.pid;
  }

  /** Loses its power, and comes back. Answers how many milliseconds it took to start. */
  async killAndRestart(): Promise<number> {
    process.kill(this.pid, "SIGKILL");
    await this.service.ended;
    const from = performance.now();
    this.service = await startEventStore({ dir: this.dir, port: this.port, sync: true });
    const took = performance.now() - from;
    const before = this.client;
    this.client = EventStoreDBClient.connectionString(this.service.url);
    void before.dispose().catch(() => {});
    return took;
  }

  async stop(): Promise<void> {
    await this.client.dispose().catch(() => {});
    await this.service.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
