import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Access } from "@tablee/access/access";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { sealPersonal } from "@tablee/event-store/envelope";
import { EventStore } from "@tablee/event-store/event-store";
import type { NewEvent } from "@tablee/event-store/events";
import { openReader } from "@tablee/event-store/reader/open-reader";
import { SharedClock } from "@tablee/platform/clock";
import { readConfig } from "@tablee/platform/config";
import type { Logger } from "@tablee/platform/log";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { seal, VaultPersonKeys } from "@tablee/platform/person-keys";
import { createPool, type Pool } from "@tablee/platform/postgres";
import { allReadModels } from "@tablee/projections/all-read-models";
import { runReadModels } from "@tablee/projections/runtime/run-read-models";
import { freePort } from "@tablee/services/ports";
import { stopProcess } from "@tablee/services/service";
import { type Services, startServices } from "@tablee/services/services";
import { connectDirectly } from "../tools/eventstore-embedded/bench/read-and-append.ts";
import type { Part } from "./season/part.ts";

/** Event store, Postgres and Redis on this machine. */
export interface Servers {
  readonly services: Services;
  readonly pool: Pool;
  readonly access: Access;
  readonly store: EventStore;
  readonly env: Readonly<Record<string, string>>;
  /** Makes the keys of many persons at once: one by one, that would take longer than sealing all their events. */
  makeKeys(persons: readonly string[]): Promise<void>;
  /** Appends generated events with their personal fields sealed, three times as fast as the product appends single events. */
  append(part: Part): Promise<void>;
  stop(): Promise<void>;
}

interface ServersOptions {
  /** Each flushes to disk before it acknowledges. */
  readonly durable: boolean;
  /** An event store that is already running, instead of one of its own. */
  readonly eventStoreUrl?: string;
}

export async function openServers({ durable, eventStoreUrl }: ServersOptions = { durable: true }): Promise<Servers> {
  const dir = mkdtempSync(join(tmpdir(), "tablee-bench-"));
  const services = await startServices({ dir, durable, instead: { eventStoreUrl } });
  const env = {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    EVENT_STORE_URL: services.eventStoreUrl,
    TABLEE_ENV: "test",
    TABLEE_DATA: dir,
    LOG_LEVEL: "warn",
  };
  // Each read model applies over a connection of its own: on a busy machine none may wait for the connection of another.
  const pool = createPool(services.databaseUrl, { name: "tablee-bench", max: allReadModels.length + 10 });
  await migrateVault(pool);
  const masterKey = readConfig(env).TABLEE_MASTER_KEY;
  const keys = new VaultPersonKeys(pool, masterKey);
  const store = new EventStore(services.eventStoreUrl, keys);
  // The keys that this process has made are taken from memory: a season seals the events of many persons at once.
  const made = new Map<string, Buffer>();
  const sealing = {
    find: keys.find.bind(keys),
    destroy: keys.destroy.bind(keys),
    create: async (id: string) => made.get(id) ?? keys.create(id),
  };
  const makeKeys = async (persons: readonly string[]) => {
    const master = Buffer.from(masterKey, "base64").subarray(0, 32);
    const wrapped = persons.map((person) => seal(master, randomBytes(32), person));
    await pool.query(
      "INSERT INTO vault.person_key (person_id, wrapped) SELECT * FROM unnest($1::uuid[], $2::bytea[]) ON CONFLICT DO NOTHING",
      [persons, wrapped],
    );
    for (const [person, key] of await keys.find(persons)) made.set(person, key);
  };
  const direct = connectDirectly(services.eventStoreUrl);
  const append = async ({ stream, events, expected }: Part) => {
    const sealed = await Promise.all(events.map((event) => sealPersonal(event, sealing)));
    await direct.append(stream, sealed as readonly (NewEvent & { readonly data: object })[], expected);
  };
  const stop = async () => {
    await direct.close();
    await store.close();
    await pool.end();
    await services.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  // Servers that run in sessions of their own would outlive an interrupted bench.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop().finally(() => process.exit(1)));
  return { services, pool, access: new Access(pool, masterKey), store, env, makeKeys, append, stop };
}

/** The built workers and API in processes of their own, as script/server runs them. */
export interface Product {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startProduct({ env, pool }: Servers, now: string): Promise<Product> {
  const clock = await SharedClock.start(pool);
  await clock.freezeAt(now);
  await clock.stop();
  const port = await freePort();
  const children: ChildProcess[] = [];
  for (const main of ["workers/build/main.js", "apps/api/build/main.js"]) {
    const child = spawn(process.execPath, [join(import.meta.dirname, "..", main)], {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    const said = createInterface(child.stdout);
    const ready = once(said, "line");
    await Promise.race([
      ready,
      once(child, "exit").then(() => {
        throw new Error(`${main} did not start`);
      }),
    ]);
    child.stdout.resume();
  }
  return { port, stop: async () => void (await Promise.all(children.map(stopProcess))) };
}

/** A browser that is signed in: its session is in the vault as a sign-in by password leaves it there. */
export interface SignedIn {
  readonly cookie: string;
  readonly csrf: string;
}

export async function signIn({ credentials, sessions }: Access, accountId: AccountId): Promise<SignedIn> {
  const email = `${accountId}@example.com`;
  const chosen = { accountId, passwordHash: "not a password" };
  await credentials.keep(chosen, email);
  const { emailHash } = (await credentials.ofAccount(accountId))!;
  const { id, csrf } = (await sessions.begin({ by: "password", ...chosen, emailHash }))!;
  return { cookie: `__Host-tablee=${id}`, csrf };
}

/** A browser in which a merchandiser is signed in. */
export async function merchandiser({ sessions, staff }: Access): Promise<SignedIn> {
  const credentials = { staffId: idFrom("staff", "bench"), passwordHash: "not a password" };
  await staff.enrol({ ...credentials, email: "bench@tablee.example", name: "Bench", role: "merchandiser" });
  const { id, csrf } = (await sessions.begin({ by: "staff-credentials", ...credentials, totpSecret: null }))!;
  return { cookie: `__Host-tablee-staff=${id}`, csrf };
}

/** Applies the log to every read model, as the projectors do, until the signal. */
export async function applyLive({ store, pool }: Servers, log: Logger, signal: AbortSignal): Promise<void> {
  const { reader, close } = await openReader(store, allReadModels, log);
  await runReadModels(allReadModels, { reader, store, pool, log }, signal);
  await close();
}

/** Waits until every read model has reached the end of the log and has reported that twice in a row. */
export async function caughtUp({ pool, store }: Servers, everyMs = 250): Promise<void> {
  const head = (await store.head()).toString();
  for (let atHead = 0; atHead < 2; ) {
    const { rows } = await pool.query<{ behind: number }>(
      "SELECT count(*)::int AS behind FROM read.projection WHERE position < $1 AND state <> 'live'",
      [head],
    );
    atHead = rows[0]!.behind === 0 ? atHead + 1 : 0;
    await sleep(everyMs);
  }
}
