import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { LogDatabase } from "./database.ts";
import { reasonOf } from "./disk-failure.ts";
import { genesis } from "./genesis.ts";
import { lockFolder } from "./lock.ts";
import { Log } from "./log.ts";
import { viewAsOf } from "./past.ts";
import { hasKnownLayout } from "./records.ts";
import type { StoreView } from "./store-view.ts";
import { Streams } from "./streams.ts";
import { Writer } from "./writer.ts";

/** The first record's position: 0 means "before everything". */
const FIRST_POSITION = 64;
/** On a disk with less LMDB's native code may crash while it opens. */
const FREE_BYTES = 64 * 1024;

export type Store = StoreView & {
  writer: Writer;
  /** The view of readers at a time. */
  asOf(time: number): StoreView;
  close(): Promise<void>;
};

/**
 * Opens the store in a folder, creating missing files.
 * @param sync flush to disk before acknowledging
 * @throws Error with one sentence when another server uses the folder, another version wrote it, or the disk does not take it
 */
export async function openStore(folder: string, sync: boolean): Promise<Store> {
  try {
    createFolder(resolve(folder));
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < FREE_BYTES) throw notKept(folder, "no space left on device");
    return await openLocked(folder, sync, lockFolder(folder));
  } catch (error) {
    if ((error as { code?: unknown }).code === undefined) throw error; // a sentence of our own
    throw notKept(folder, reasonOf(error));
  }
}

const notKept = (folder: string, reason: string) => new Error(`The event store cannot be kept in ${folder}: ${reason}.`);

/** Node's own recursion reports "no such file" for a folder that a read-only disk refuses. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

async function openLocked(folder: string, sync: boolean, unlock: () => void): Promise<Store> {
  let database: LogDatabase | undefined;
  try {
    database = new LogDatabase(folder, sync);
    const opened = await read(folder, database);
    const close = async () => {
      await opened.writer.idle();
      await database!.close();
      unlock();
    };
    return { ...opened, close };
  } catch (error) {
    await database?.close();
    unlock();
    throw error;
  }
}

/** Finds the end of the log, and writes the first events of a new store. */
async function read(folder: string, database: LogDatabase): Promise<Omit<Store, "close">> {
  const last = database.last();
  if (last && !hasKnownLayout(last.record)) {
    throw new Error(`The event store in ${folder} was written by another version of this server.`);
  }
  const log = last ? new Log(database, last.position, last.position + last.record.length) : new Log(database, 0, FIRST_POSITION);
  const streams = new Streams(database);
  const writer = new Writer(database, streams, log, database.streamCount());
  if (!last) await Promise.all(genesis().map((operation) => writer.write(operation)));
  return { log, streams, writer, asOf: (time) => viewAsOf(database, log, time) };
}
