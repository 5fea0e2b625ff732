import { statfsSync } from "node:fs";
import { type Database, open, type RootDatabase } from "lmdb";
import { DiskFailure } from "./disk-failure.ts";
import { encodeIndexKey, type IndexKey } from "./index-keys.ts";
import type { LogRecord } from "./records.ts";

/** A directory entry: the stream's number, which replaces its name in index keys, and whether it is tombstoned. */
type StreamEntry = { number: number; tombstoned: boolean };

/** The writes of one group commit. */
export type Writes = {
  records: { position: number; record: LogRecord }[];
  /** The stream's entries: revision → position, event id → revision. */
  index: { key: IndexKey; value: number }[];
  streams: { name: string; entry: StreamEntry }[];
};

export type PositionedRecord = { position: number; record: LogRecord };

export type Direction = "forwards" | "backwards";

/** A page of large records ends here, so that no reader holds much memory. */
export const PAGE_BYTES = 1024 * 1024;

const encodeNumber = (value: number) => {
  const encoded = Buffer.allocUnsafe(8);
  encoded.writeDoubleLE(value);
  return encoded;
};

/** LMDB as this store uses it: the log by position, the index by stream, the directory by name. Reads see committed data only. */
export class LogDatabase {
  readonly #folder: string;
  readonly #root: RootDatabase<Buffer, number>;
  readonly #log: Database<Buffer, number>;
  readonly #index: Database<Buffer, Buffer>;
  readonly #streams: Database<Buffer, Buffer>;

  /** @param sync false leaves flushing to the operating system: a killed process loses nothing, a power cut may */
  constructor(folder: string, sync: boolean) {
    this.#folder = folder;
    // With overlappingSync a commit is visible before it is on disk; without, LMDB flushes first and then publishes.
    // With eventTurnBatching each commit has a second promise inside the package, whose rejection cannot be handled.
    const durability = { overlappingSync: false, noSync: !sync, eventTurnBatching: false };
    this.#root = open({ path: folder, ...durability, encoding: "binary", maxDbs: 4 });
    this.#log = this.#root.openDB("log", { encoding: "binary" });
    this.#index = this.#root.openDB("index", { encoding: "binary", keyEncoding: "binary" });
    this.#streams = this.#root.openDB("streams", { encoding: "binary", keyEncoding: "binary" });
  }

  /**
   * Writes everything in one transaction; resolves when it is on disk and visible to reads.
   * @throws DiskFailure when nothing was written; there must be no further commit
   */
  async commit(writes: Writes): Promise<void> {
    try {
      await this.#root.batch(() => this.#put(writes));
    } catch (error) {
      const { commitError } = error as { commitError?: Promise<never> };
      const { bavail, bsize } = statfsSync(this.#folder);
      throw new DiskFailure(this.#folder, commitError ? await commitError.catch((reason) => reason) : error, bavail * bsize);
    }
    this.#root.resetReadTxn();
  }

  stream(name: string): StreamEntry | undefined {
    const value = this.#streams.get(Buffer.from(name));
    return value && { tombstoned: value[0] === 1, number: value.readUIntBE(1, 6) };
  }

  streamCount(): number {
    return (this.#streams.getStats() as { entryCount: number }).entryCount;
  }

  record(position: number): LogRecord | undefined {
    return this.#log.get(position);
  }

  /** The last record of the log. */
  last(): PositionedRecord | undefined {
    for (const { key, value } of this.#log.getRange({ reverse: true, limit: 1 })) return { position: key, record: value };
    return undefined;
  }

  /** Up to `limit` records from a position on (inclusive) forwards, or from below it (exclusive) backwards; fewer when they are large. */
  records(from: number, direction: Direction, limit: number): PositionedRecord[] {
    const range = direction === "forwards" ? { start: from, limit } : { start: from - 1, limit, reverse: true };
    const found: PositionedRecord[] = [];
    let bytes = 0;
    for (const { key, value } of this.#log.getRange(range)) {
      found.push({ position: key, record: value });
      bytes += value.length;
      if (bytes > PAGE_BYTES) break;
    }
    return found;
  }

  indexed(key: IndexKey): number | undefined {
    return this.#index.get(encodeIndexKey(key))?.readDoubleLE();
  }

  /** Revisions and positions of a stream between two revisions (inclusive), ascending or descending. */
  positions(stream: number, from: number, to: number, limit: number): { revision: number; position: number }[] {
    const reverse = from > to;
    const range = {
      start: encodeIndexKey({ stream, revision: from }),
      end: encodeIndexKey({ stream, revision: to }),
      inclusiveEnd: true,
      reverse,
      limit,
    };
    const found: { revision: number; position: number }[] = [];
    for (const { key, value } of this.#index.getRange(range)) {
      found.push({ revision: key.readUIntBE(7, 6), position: value.readDoubleLE() });
    }
    return found;
  }

  close(): Promise<void> {
    return this.#root.close();
  }

  #put(writes: Writes): void {
    for (const { position, record } of writes.records) this.#log.put(position, record);
    for (const { key, value } of writes.index) this.#index.put(encodeIndexKey(key), encodeNumber(value));
    for (const { name, entry } of writes.streams) {
      const value = Buffer.from([entry.tombstoned ? 1 : 0, 0, 0, 0, 0, 0, 0]);
      value.writeUIntBE(entry.number, 1, 6);
      this.#streams.put(Buffer.from(name), value);
    }
  }
}
