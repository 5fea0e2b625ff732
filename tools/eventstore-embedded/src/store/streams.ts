import { BoundedMap } from "./bounded-map.ts";
import { type Direction, type LogDatabase, PAGE_BYTES, type PositionedRecord } from "./database.ts";
import { MAX_REVISION } from "./index-keys.ts";
import { dataOf } from "./payload.ts";
import { createdOf } from "./records.ts";
import {
  isMetastream,
  METASTREAM_METADATA,
  metastreamOf,
  NO_METADATA,
  parseStreamMetadata,
  type StreamMetadata,
  streamOfMetastream,
} from "./stream-metadata.ts";

/** A stream's committed state. Number −1: no event was ever written. Revision −1: it has no events. */
export type Head = { number: number; revision: number; tombstoned: boolean };

const NO_STREAM: Head = { number: -1, revision: -1, tombstoned: false };
const CACHED = 50_000;

/** Streams as they are on disk: heads, metadata, and pages of their events. */
export class Streams {
  readonly #database: LogDatabase;
  readonly #heads = new BoundedMap<string, Head>(CACHED);
  readonly #metadata = new BoundedMap<string, { revision: number; metadata: StreamMetadata }>(CACHED);

  constructor(database: LogDatabase) {
    this.#database = database;
  }

  head(stream: string): Head {
    const cached = this.#heads.get(stream);
    if (cached) return cached;
    const entry = this.#database.stream(stream);
    const [last] = entry ? this.#database.positions(entry.number, MAX_REVISION, 0, 1) : [];
    const head = entry ? { ...entry, revision: last?.revision ?? -1 } : NO_STREAM;
    this.#heads.set(stream, head);
    return head;
  }

  /** Takes in a stream's state after a commit. */
  committed(stream: string, head: Head): void {
    this.#heads.set(stream, head);
  }

  /** A stream's metadata. */
  metadata(stream: string): StreamMetadata {
    if (isMetastream(stream)) return METASTREAM_METADATA;
    const meta = this.head(metastreamOf(stream));
    if (meta.revision < 0 || meta.tombstoned) return NO_METADATA;
    const cached = this.#metadata.get(stream);
    if (cached?.revision === meta.revision) return cached.metadata;
    const record = this.event(meta, meta.revision);
    const metadata = record ? parseStreamMetadata(dataOf(record.record)) : NO_METADATA;
    this.#metadata.set(stream, { revision: meta.revision, metadata });
    return metadata;
  }

  /** True for a tombstoned stream and for its metastream. */
  isTombstoned(stream: string): boolean {
    return this.head(stream).tombstoned || (isMetastream(stream) && this.head(streamOfMetastream(stream)).tombstoned);
  }

  /** True for a stream that a read finds: one with events that is not soft-deleted. */
  isFound(stream: string): boolean {
    return this.head(stream).revision >= 0 && this.metadata(stream).truncateBefore !== Infinity;
  }

  event(head: Head, revision: number): PositionedRecord | undefined {
    const position = this.#database.indexed({ stream: head.number, revision });
    const record = position === undefined ? undefined : this.#database.record(position);
    return record && { position: position!, record };
  }

  /** The event at a revision if a read of its stream would show it. */
  visibleEvent(stream: string, revision: number): PositionedRecord | undefined {
    if (this.isTombstoned(stream)) return undefined;
    const head = this.head(stream);
    const metadata = this.metadata(stream);
    const isShown = revision >= firstShown(head, metadata) && revision <= head.revision;
    const event = isShown ? this.event(head, revision) : undefined;
    return event && createdOf(event.record) >= Date.now() - metadata.maxAge ? event : undefined;
  }

  /** The revision under which an event id was written to the stream. */
  revisionOfId(head: Head, id: Buffer): number | undefined {
    return this.#database.indexed({ stream: head.number, id });
  }

  /**
   * A page of the events that `$maxAge`, `$maxCount` and `$tb` leave, from a revision (inclusive) on.
   * @returns the events and the revision at which the next page starts, undefined when there is none
   */
  page(stream: string, from: number, direction: Direction, limit: number): { events: PositionedRecord[]; next: number | undefined } {
    const head = this.head(stream);
    const metadata = this.metadata(stream);
    const first = firstShown(head, metadata);
    const start = direction === "forwards" ? Math.max(from, first) : Math.min(from, head.revision);
    const end = direction === "forwards" ? head.revision : first;
    if (direction === "forwards" ? start > end : start < end) return { events: [], next: undefined };
    const positions = this.#database.positions(head.number, start, end, start === end ? 1 : limit);
    const oldest = Date.now() - metadata.maxAge;
    const events: PositionedRecord[] = [];
    let last = start;
    let bytes = 0;
    for (const { revision, position } of positions) {
      const record = this.#database.record(position)!;
      if (createdOf(record) >= oldest) events.push({ position, record });
      last = revision;
      bytes += record.length;
      if (bytes > PAGE_BYTES) break;
    }
    return { events, next: last === end ? undefined : last + (direction === "forwards" ? 1 : -1) };
  }
}

/** The first revision that `$tb` and `$maxCount` leave. */
const firstShown = ({ revision }: Head, { truncateBefore, maxCount }: StreamMetadata) =>
  Math.max(0, truncateBefore, revision - maxCount + 1);
