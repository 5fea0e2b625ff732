import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "./postgres.ts";

/**
 * Listens for NOTIFY over one connection of its own, and reconnects when that breaks.
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
    // A connection that is kept would keep its pool from ending.
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
  await connect();
  return async () => {
    stopped = true;
    drop(client);
  };
}
