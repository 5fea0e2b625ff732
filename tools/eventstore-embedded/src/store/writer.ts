import type { LogDatabase } from "./database.ts";
import { DiskFailure } from "./disk-failure.ts";
import type { Log } from "./log.ts";
import type { Operation, WriteResult } from "./operations.ts";
import type { Streams } from "./streams.ts";
import { Transaction } from "./transaction.ts";

type Queued = { operation: Operation; resolve: (result: WriteResult) => void; reject: (error: unknown) => void };

/** Limits of one group, so that its flush does not keep the first in it waiting for long. */
const GROUP_OPERATIONS = 4_096;
const GROUP_BYTES = 8 * 1024 * 1024;

/**
 * The single writer. The writes queued while one group is flushed become the next group: one transaction, one flush, then all its
 * answers. Nothing is answered or published before.
 */
export class Writer {
  /** Resolves when the disk takes no more; from then on every write is rejected with this error. */
  readonly failed: Promise<DiskFailure>;
  readonly #database: LogDatabase;
  readonly #streams: Streams;
  readonly #log: Log;
  #queue: Queued[] = [];
  #running: Promise<void> | undefined;
  #position: number;
  #nextNumber: number;
  #failure: DiskFailure | undefined;
  readonly #announceFailure: (failure: DiskFailure) => void;

  constructor(database: LogDatabase, streams: Streams, log: Log, nextNumber: number) {
    this.#database = database;
    this.#streams = streams;
    this.#log = log;
    this.#position = log.end;
    this.#nextNumber = nextNumber;
    const { promise, resolve } = Promise.withResolvers<DiskFailure>();
    this.failed = promise;
    this.#announceFailure = resolve;
  }

  /**
   * Resolves when the write (or the refusal, which may depend on a write of the same group) is on disk.
   * @throws DiskFailure when the disk takes no more
   */
  write(operation: Operation): Promise<WriteResult> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#queue.push({ operation, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when the queued writes are written or refused; later ones are not waited for. */
  async flush(): Promise<void> {
    await this.write(() => ({ kind: "written", revision: -1, position: undefined })).catch(() => {});
  }

  /** Resolves when nothing is queued any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      // Includes the writes that the event loop has already received before the group closes.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commitGroup();
    }
    this.#running = undefined;
  }

  async #commitGroup(): Promise<void> {
    const group: Queued[] = [];
    const results: WriteResult[] = [];
    try {
      const transaction = new Transaction(this.#database, this.#streams, this.#position, this.#nextNumber);
      while (group.length < this.#queue.length && group.length < GROUP_OPERATIONS && transaction.bytes < GROUP_BYTES) {
        const queued = this.#queue[group.length]!;
        group.push(queued);
        results.push(queued.operation(transaction));
      }
      this.#queue.splice(0, group.length);
      const { records, position, nextNumber } = await transaction.commit();
      this.#position = position;
      this.#nextNumber = nextNumber;
      for (const [i, { resolve }] of group.entries()) resolve(results[i]!);
      if (records.length > 0) this.#log.publish(records, position);
    } catch (error) {
      // Nothing of the group was written, and the next transaction starts from the committed state again, unless the disk is at
      // fault.
      if (this.#queue[0] === group[0]) this.#queue.splice(0, group.length);
      if (error instanceof DiskFailure) group.push(...this.#fail(error));
      for (const { reject } of group) reject(error);
    }
  }

  /**
   * LMDB cannot continue after a failed commit.
   * @returns the writes still queued
   */
  #fail(failure: DiskFailure): Queued[] {
    this.#failure = failure;
    this.#announceFailure(failure);
    return this.#queue.splice(0);
  }
}
