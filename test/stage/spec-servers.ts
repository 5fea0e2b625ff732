import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { EventStore } from "@tablee/event-store/event-store";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import { type Config, readConfig } from "@tablee/platform/config";
import { noKeys, type PersonKeys } from "@tablee/platform/person-keys";
import { createPool, type Pool } from "@tablee/platform/postgres";
import { emptyPlace } from "./stage-place.ts";

type PoolOptions = Parameters<typeof createPool>[1];
const urlOf = (database: string): string => Object.assign(new URL(process.env.DATABASE_URL!), { pathname: `/${database}` }).href;

/** A connection to the database that spec files share, until the file's last test. */
export function sharedPool(options?: PoolOptions): Pool {
  const pool = createPool(process.env.DATABASE_URL!, options);
  afterAll(() => pool.end());
  return pool;
}

/** A connection to an empty database of a spec file's own. */
export async function specPool(options?: PoolOptions): Promise<Pool> {
  const { database, remove } = await emptyPlace();
  const pool = createPool(urlOf(database), options);
  afterAll(async () => {
    await pool.end();
    await remove();
  });
  return pool;
}

/** A client of an embedded event store of a spec file's own. */
export async function specStore(keys: PersonKeys = noKeys): Promise<EventStore> {
  const { dir, remove } = await emptyPlace();
  const server = await startEventStore({ dir, sync: false });
  const store = new EventStore(server.connectionString, keys);
  afterAll(async () => {
    await store.close();
    await server.stop();
    await remove();
  });
  return store;
}

/** The commands over servers of a spec file's own, and the configuration that names those. */
export async function specCommands(name: string): Promise<{ readonly config: Config; readonly opened: Opened }> {
  const { database, dir, remove } = await emptyPlace();
  const server = await startEventStore({ dir, sync: false });
  const servers = { DATABASE_URL: urlOf(database), REDIS_URL: process.env.REDIS_URL, EVENT_STORE_URL: server.connectionString };
  const config = readConfig({ ...servers, TABLEE_ENV: "test", LOG_LEVEL: "silent", TABLEE_DATA: dir });
  const opened = await openCommands(config, name);
  afterAll(async () => {
    await opened.close();
    await server.stop();
    await remove();
  });
  return { config, opened };
}
