import { join } from "node:path";
import { startEventStore } from "./event-store.ts";
import { freePort } from "./ports.ts";
import { startPostgres } from "./postgres.ts";
import { postgresFolder } from "./postgres-folder.ts";
import { startRedis } from "./redis.ts";
import type { Service } from "./service.ts";

export interface Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly eventStoreUrl: string;
  stop(): Promise<void>;
}

export interface ServicesOptions {
  readonly dir: string;
  /** Flushes to disk before acknowledging; off for tests. */
  readonly durable: boolean;
  /** Real servers that take the place of ours. */
  readonly instead?: {
    readonly databaseUrl?: string | undefined;
    readonly redisUrl?: string | undefined;
    readonly eventStoreUrl?: string | undefined;
  };
}

/** Starts what is needed of event store, Postgres and Redis, side by side, on free ports. */
export async function startServices({ dir, durable, instead = {} }: ServicesOptions): Promise<Services> {
  const started: Service[] = [];
  const start = async (starting: Promise<Service>): Promise<string> => {
    const service = await starting;
    started.push(service);
    return service.url;
  };
  const stop = async () => void (await Promise.allSettled(started.map((service) => service.stop())));
  try {
    const [pgPort, redisPort] = [await freePort(), await freePort()];
    const results = await Promise.allSettled([
      instead.databaseUrl ?? start(startPostgres({ dir: postgresFolder(dir), port: pgPort, durable })),
      instead.redisUrl ?? start(startRedis({ dir: join(dir, "redis"), port: redisPort })),
      instead.eventStoreUrl ?? start(startEventStore({ dir: join(dir, "eventstore"), port: 0, sync: durable })),
    ]);
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    const [databaseUrl, redisUrl, eventStoreUrl] = results.map((result) => (result as PromiseFulfilledResult<string>).value) as [
      string,
      string,
      string,
    ];
    return { databaseUrl, redisUrl, eventStoreUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
