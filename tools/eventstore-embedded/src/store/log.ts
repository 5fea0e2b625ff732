import type { Direction, LogDatabase, PositionedRecord } from "./database.ts";

/** Records kept in memory at the end of the log: live subscribers read them. */
const TAIL_RECORDS = 8_192;
const TAIL_BYTES = 16 * 1024 * 1024;

/** The log as readers see it: pages from LMDB, or from memory near the end. */
export class Log {
  readonly #database: LogDatabase;
  readonly #listeners = new Set<() => void>();
  #telling = false;
  #tail: PositionedRecord[] = [];
  #tailBytes = 0;
  #last: number;
  #end: number;

  /** @param last the last record's position @param end the position that the next record will have */
  constructor(database: LogDatabase, last: number, end: number) {
    this.#database = database;
    this.#last = last;
    this.#end = end;
  }

  /** The last record's position. */
  get last(): number {
    return this.#last;
  }

  /** The position that the next record will have: everything before it is on disk. */
  get end(): number {
    return this.#end;
  }

  /**
   * Publishes the records just committed (at least one). Readers see them at once; listeners are called a turn later, so that the
   * writer's answer is on the wire before the work for any number of subscribers begins.
   */
  publish(records: PositionedRecord[], end: number): void {
    this.#end = end;
    this.#last = records.at(-1)!.position;
    for (const entry of records) {
      this.#tail.push(entry);
      this.#tailBytes += entry.record.length;
    }
    if (this.#tail.length > TAIL_RECORDS || this.#tailBytes > TAIL_BYTES) this.#shortenTail();
    if (this.#telling) return;
    this.#telling = true;
    setImmediate(() => {
      this.#telling = false;
      for (const listener of this.#listeners) listener();
    });
  }

  /**
   * Calls back after commits, once for those of one turn.
   * @returns a function that ends this
   */
  onPublished(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** True when everything from the position on is in memory. */
  inTail(position: number): boolean {
    return position >= this.#end || (this.#tail.length > 0 && position >= this.#tail[0]!.position);
  }

  /** A page: forwards from a position (inclusive), backwards from a position (exclusive). Empty at the end. */
  page(from: number, direction: Direction, limit: number): PositionedRecord[] {
    if (direction === "backwards" || !this.inTail(from)) return this.#database.records(from, direction, limit);
    const first = this.#indexInTail(from);
    return this.#tail.slice(first, first + limit);
  }

  /** True for the position of an existing record. */
  has(position: number): boolean {
    return this.#database.record(position) !== undefined;
  }

  #indexInTail(position: number): number {
    let low = 0;
    let high = this.#tail.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#tail[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #shortenTail(): void {
    let kept = 0;
    let from = this.#tail.length;
    while (from > 0 && this.#tail.length - from < TAIL_RECORDS / 2 && kept < TAIL_BYTES / 2) kept += this.#tail[--from]!.record.length;
    this.#tail = this.#tail.slice(from);
    this.#tailBytes = kept;
  }
}
