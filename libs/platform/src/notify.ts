import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "./postgres.ts";

/**
 * Hears NOTIFY on channels over one connection of its own, and connects again when that breaks.
 * After a reconnect `heard` is called once per channel without a payload: something may have been missed.
 */
export async function listen(
  pool: Pool,
  channels: readonly string[],
  heard: (channel: string, payload: string | undefined) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: PoolClient | undefined;
  const connect = async (): Promise<void> => {
    const connected = await pool.connect();
    connected.on("notification", (message) => heard(message.channel, message.payload));
    try {
      for (const channel of channels) await connected.query(`LISTEN ${channel}`);
    } catch (error) {
      connected.removeAllListeners();
      connected.release(true);
      throw error;
    }
    connected.on("error", () => void again());
    client = connected;
  };
  const again = async (): Promise<void> => {
    client?.removeAllListeners();
    client?.release(true);
    client = undefined;
    while (!stopped) {
      await sleep(250);
      try {
        await connect();
        for (const channel of channels) heard(channel, undefined);
        return;
      } catch {
        // The database is away: try again until it is back or we are stopped.
      }
    }
  };
  await connect();
  return async () => {
    stopped = true;
    client?.removeAllListeners();
    client?.release(true);
  };
}
