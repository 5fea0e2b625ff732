import "reflect-metadata";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandBus } from "@nestjs/cqrs";
import { createApi, type RunningApi } from "@tablee/api/app";
import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { listProduct } from "@tablee/commands/product/list-product";
import type { Steps } from "@tablee/commands/steps";
import { catalogue } from "@tablee/demo/catalogue/catalogue";
import { enrolStaff } from "@tablee/demo/enrol-staff";
import { menuOfWeek } from "@tablee/demo/menus";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { addWeeks } from "@tablee/domain/kernel/time";
import { ProductCard } from "@tablee/domain/product/vocabulary";
import { type EventStore as EmbeddedStore, startEventStore } from "@tablee/eventstore-embedded/server";
import { type Config, readConfig } from "@tablee/platform/config";
import { startWorkers } from "@tablee/workers/start-workers";
import { Redis } from "ioredis";
import pg from "pg";
import { Gate } from "./gate.ts";
import { secured } from "./secured.ts";

/** A whole running product on real servers: its own database, its own event store, its own Redis database. */
export interface Stage {
  readonly url: string;
  readonly running: RunningApi;
  readonly bus: CommandBus;
  /** What use cases act through. */
  readonly steps: Steps;
  /** Doors before Postgres, Redis and the event store, which a test may shut. */
  readonly gates: { readonly postgres: Gate; readonly redis: Gate; readonly eventStore: Gate };
  /** Troubles of the event store, on demand. */
  readonly faults: EmbeddedStore["faults"];
  /** Ends the worker process's work and begins it again. */
  restartWorkers(): Promise<void>;
  stop(): Promise<void>;
}

type Gated = Awaited<ReturnType<typeof Gate.before>>;

/** The stages' Tuesday, 10:00 in Toronto: a week's orders wait to be previewed. */
export const STAGE_NOW = "2026-11-17T15:00:00.000Z";
export const STAGE_WEEK = "2026-11-16";

export interface StageOptions {
  readonly now?: string;
  readonly regions?: readonly Region[];
  /** Where its workers run; without one in this process. */
  readonly workers?: (config: Config) => Promise<{ stop(): Promise<void> }>;
  /** A fresh event store that runs already; without one it gets its own, which has troubles on demand. */
  readonly eventStoreUrl?: string;
  /** How many proxies before the API are trusted to say where requests come from. */
  readonly proxyHops?: number;
  /** Whether its own event store has TLS and lets a named user in only. */
  readonly secured?: boolean;
  /** The server that takes its mails; without one they stay in the embedded outbox. */
  readonly smtpUrl?: string;
}

export async function setStage(options: StageOptions = {}): Promise<Stage> {
  const dir = mkdtempSync(join(tmpdir(), "tablee-stage-"));
  const database = `stage_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer((client) => client.query(`CREATE DATABASE ${database}`));
  const own = options.eventStoreUrl ? undefined : await ownEventStore(dir, options.secured ? "secured" : process.env.TABLEE_TEST_LOG);
  const url = new URL(process.env.DATABASE_URL!);
  url.pathname = `/${database}`;
  const redis = new URL(process.env.REDIS_URL!);
  redis.pathname = `/${Number(process.env.JEST_WORKER_ID ?? 1) % 16}`;
  await empty(redis.href);
  const gates = [url.href, redis.href, options.eventStoreUrl ?? own!.connectionString].map((href) => Gate.before(href));
  const [toPostgres, toRedis, toEventStore] = (await Promise.all(gates)) as [Gated, Gated, Gated];
  const config = readConfig({
    DATABASE_URL: toPostgres.url,
    REDIS_URL: toRedis.url,
    EVENT_STORE_URL: toEventStore.url,
    TABLEE_ENV: "test",
    LOG_LEVEL: "silent",
    TABLEE_DATA: dir,
    ...(options.proxyHops && { TABLEE_PROXY_HOPS: String(options.proxyHops) }),
    SMTP_URL: options.smtpUrl,
  });

  const start = options.workers ?? startWorkers;
  let workers = await start(config);
  const running = await createApi(config);
  await running.api.opened.movable!.freezeAt(options.now ?? STAGE_NOW);
  await running.app.listen(0, "127.0.0.1");
  const bus = running.app.get(CommandBus);
  const { steps } = running.api;
  await enrolStaff(running.api.pool);
  await publishMenus(steps, options.regions ?? ["qc"], options.now ?? STAGE_NOW);
  return {
    url: (await running.app.getUrl()).replace("[::1]", "127.0.0.1"),
    running,
    bus,
    steps,
    gates: { postgres: toPostgres.gate, redis: toRedis.gate, eventStore: toEventStore.gate },
    get faults() {
      if (!own?.faults) throw new Error("this stage's event store has no troubles on demand");
      return own.faults;
    },
    async restartWorkers() {
      await workers.stop();
      workers = await start(config);
    },
    async stop() {
      await workers.stop();
      await running.close();
      await own?.stop();
      await Promise.all([toPostgres, toRedis, toEventStore].map(({ gate }) => gate.remove()));
      await administer((client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type OwnEventStore = Pick<EmbeddedStore, "connectionString" | "stop"> & { readonly faults?: EmbeddedStore["faults"] };

/**
 * A fresh event store in a folder: the embedded one, with troubles on demand. TABLEE_TEST_LOG gives every stage another: `secured`,
 * or whatever the module of that path starts (`start(dir)`), such as a node or a cluster of EventStoreDB.
 */
async function ownEventStore(dir: string, kind: string | undefined): Promise<OwnEventStore> {
  if (kind !== undefined && kind !== "secured") return ((await import(kind)) as { start(dir: string): Promise<OwnEventStore> }).start(dir);
  const { options, trust } = kind === "secured" ? await secured(dir) : { options: {}, trust: "" };
  const server = await startEventStore({ dir, sync: false, faults: true, ...options });
  return { ...server, connectionString: server.connectionString + trust };
}

/** What an earlier stage left: a queue that it paused stood still in this one. */
async function empty(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  await redis.quit();
}

/** Asks the server beneath all databases. */
export async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await work(client);
  await client.end();
}

async function publishMenus(steps: Steps, regions: readonly Region[], at: string): Promise<void> {
  await Promise.all(catalogue.map(({ sku, ...card }) => listProduct(steps, { sku, card: ProductCard.parse(card) }, context(at, sku))));
  for (const region of regions) for (let number = 0; number <= 6; number++) await publishWeek(steps, region, number, at);
}

/** Publishes the menu of a week, counted from the stage's own, and opens its stock and windows. */
export async function publishWeek(steps: Steps, region: Region, number: number, at: string): Promise<void> {
  const week = addWeeks(STAGE_WEEK, number);
  await publishMenu(steps, { region, week, ...menuOfWeek(region, number, 200) }, context(at, "menu", region, week));
  await openCapacity(steps, { region, week }, context(at, "capacity", region, week));
}

const context = (at: string, ...what: string[]) => {
  const commandId = idFrom("stage", ...what);
  return { commandId, actor: { kind: "system", id: "stage" } as const, correlationId: commandId, at };
};
