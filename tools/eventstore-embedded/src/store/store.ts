import { mkdirSync } from "node:fs";
import { LogDatabase } from "./database.ts";
import { genesis } from "./genesis.ts";
import { lockFolder } from "./lock.ts";
import { Log } from "./log.ts";
import { hasKnownLayout } from "./records.ts";
import { Streams } from "./streams.ts";
import { Writer } from "./writer.ts";

/** The first record's position: 0 is left free to mean "before everything". */
const FIRST_POSITION = 64;

export type Store = { log: Log; streams: Streams; writer: Writer; close(): Promise<void> };

/**
 * Opens the store in a folder, creating what is missing.
 * @param sync flush to disk before acknowledging
 * @throws Error with one sentence when another server uses the folder, or another version wrote it
 */
export async function openStore(folder: string, sync: boolean): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const database = new LogDatabase(folder, sync);
    const last = database.last();
    if (last && !hasKnownLayout(last.record)) {
      await database.close();
      throw new Error(`The event store in ${folder} was written by another version of this server.`);
    }
    const log = last ? new Log(database, last.position, last.position + last.record.length) : new Log(database, 0, FIRST_POSITION);
    const streams = new Streams(database);
    const writer = new Writer(database, streams, log, database.streamCount());
    if (!last) await Promise.all(genesis().map((operation) => writer.write(operation)));
    const close = async () => {
      await writer.idle();
      await database.close();
      unlock();
    };
    return { log, streams, writer, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
