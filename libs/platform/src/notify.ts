import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "./postgres.ts";

/**
 * Listens for NOTIFY over one connection of its own, and reconnects when that breaks, until it is stopped or its pool is ended.
 * After a reconnect `heard` is called once per channel without a payload, since notifications may have been missed.
 */
export async function listen(
  pool: Pool,
  channels: readonly string[],
  heard: (channel: string, payload: string | undefined) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: PoolClient | undefined;
  const drop = (lent: PoolClient | undefined): void => {
    lent?.removeAllListeners();
    lent?.release(true);
  };
  const connect = async (): Promise<void> => {
    const lent = await pool.connect();
    lent.on("notification", (message) => heard(message.channel, message.payload));
    try {
      for (const channel of channels) await lent.query(`LISTEN ${channel}`);
    } catch (error) {
      drop(lent);
      throw error;
    }
    // A kept connection would keep its pool from ending.
    if (stopped) return drop(lent);
    lent.on("error", () => void again());
    client = lent;
  };
  const again = async (): Promise<void> => {
    drop(client);
    client = undefined;
    while (!stopped) {
      await sleep(250);
      try {
        await connect();
        for (const channel of channels) heard(channel, undefined);
        return;
      } catch {
        // The database is unavailable: retry until it is back or this is stopped.
      }
    }
  };
  const stop = (): void => {
    stopped = true;
    stops.delete(stop);
    drop(client);
    client = undefined;
  };
  // Registered before it connects: otherwise a pool that ends in between would wait for the new connection.
  const stops = stopsOf(pool);
  stops.add(stop);
  try {
    await connect();
  } catch (error) {
    stop();
    throw error;
  }
  return async () => stop();
}

const stopsByPool = new WeakMap<Pool, Set<() => void>>();

/**
 * The functions that stop the listeners of a pool. The pool calls them when it ends: otherwise it would wait for their connections forever
 * where an error has kept their owner from stopping them.
 */
function stopsOf(pool: Pool): Set<() => void> {
  const known = stopsByPool.get(pool);
  if (known) return known;
  const stops = new Set<() => void>();
  stopsByPool.set(pool, stops);
  const end = pool.end.bind(pool);
  pool.end = (async () => {
    for (const stop of stops) stop();
    await end();
  }) as typeof pool.end;
  return stops;
}
