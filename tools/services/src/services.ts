import { join } from "node:path";
import { startEventStore } from "./event-store.ts";
import { freePort } from "./ports.ts";
import { startPostgres } from "./postgres.ts";
import { postgresFolder } from "./postgres-folder.ts";
import { startRedis } from "./redis.ts";
import type { Service } from "./service.ts";
import { Supervisor } from "./supervisor.ts";

export interface Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly eventStoreUrl: string;
  stop(): Promise<void>;
}

interface ServicesOptions {
  readonly dir: string;
  /** Flushes to disk before acknowledging; off for tests. */
  readonly durable: boolean;
  /** Real servers that replace ours. */
  readonly instead?: {
    readonly databaseUrl?: string | undefined;
    readonly redisUrl?: string | undefined;
    readonly eventStoreUrl?: string | undefined;
  };
  /** Receives a line for each process that ended unexpectedly and is restarted; by default stderr does. */
  readonly say?: (line: string) => void;
  /** Called with each process before it answers, and again at each restart. */
  readonly spawned?: (name: string, pid: number) => void;
}

/** Starts the event store, Postgres and Redis as needed, in parallel, on free ports, and restarts any that ends unexpectedly. */
export async function startServices({ dir, durable, instead = {}, say = toStderr, spawned }: ServicesOptions): Promise<Services> {
  const supervisor = new Supervisor(say);
  const keep = async (name: string, start: (spawned: (pid: number) => void) => Promise<Service>): Promise<string> =>
    (await supervisor.keep(name, () => start((pid) => spawned?.(name, pid)))).url;
  const [pgPort, redisPort, storePort] = [await freePort(), await freePort(), await freePort()];
  const results = await Promise.allSettled([
    instead.databaseUrl ?? keep("Postgres", (spawned) => startPostgres({ dir: postgresFolder(dir), port: pgPort, durable, spawned })),
    instead.redisUrl ?? keep("Redis", (spawned) => startRedis({ dir: join(dir, "redis"), port: redisPort, spawned })),
    instead.eventStoreUrl ??
      keep("the event store", (spawned) => startEventStore({ dir: join(dir, "eventstore"), port: storePort, sync: durable, spawned })),
  ]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) {
    await supervisor.stop();
    throw failed.reason;
  }
  const [databaseUrl, redisUrl, eventStoreUrl] = results.map((result) => (result as PromiseFulfilledResult<string>).value) as [
    string,
    string,
    string,
  ];
  return { databaseUrl, redisUrl, eventStoreUrl, stop: () => supervisor.stop() };
}

const toStderr = (line: string): void => void process.stderr.write(`${line}\n`);
