import type { LogDatabase, PositionedRecord, Writes } from "./database.ts";
import { dataOf } from "./payload.ts";
import { encodeRecord, idOf } from "./records.ts";
import {
  isMetastream,
  metastreamOf,
  NO_METADATA,
  parseStreamMetadata,
  type StreamMetadata,
  streamOfMetastream,
} from "./stream-metadata.ts";
import type { Head, Streams } from "./streams.ts";

/** An event to append; metadata and data are the bytes as the client sent them. */
export type ProposedEvent = { id: Buffer; type: string; contentType: string; metadata: Uint8Array; data: Uint8Array };

/** A stream as this transaction sees it, with the events that it adds. */
export type WorkingHead = Head & { added: PositionedRecord[] };

const STREAM_DELETED_TYPE = "$streamDeleted";
const EMPTY = Buffer.alloc(0);

/**
 * One group commit in progress. Operations see the effects of earlier ones in the group; readers and the committed heads see
 * nothing of it until `commit` has flushed.
 */
export class Transaction {
  readonly #database: LogDatabase;
  readonly #streams: Streams;
  readonly #heads = new Map<string, WorkingHead>();
  readonly #writes: Writes = { records: [], index: [], streams: [] };
  readonly #created = Date.now();
  #position: number;
  #nextNumber: number;
  #bytes = 0;

  constructor(database: LogDatabase, streams: Streams, position: number, nextNumber: number) {
    this.#database = database;
    this.#streams = streams;
    this.#position = position;
    this.#nextNumber = nextNumber;
  }

  /** The size of the records so far, bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  head(stream: string): WorkingHead {
    let head = this.#heads.get(stream);
    if (!head) {
      head = { ...this.#streams.head(stream), added: [] };
      this.#heads.set(stream, head);
    }
    return head;
  }

  metadata(stream: string): StreamMetadata {
    const meta = isMetastream(stream) ? undefined : this.#heads.get(metastreamOf(stream));
    if (meta?.tombstoned) return NO_METADATA;
    const added = meta?.added.at(-1);
    return added ? parseStreamMetadata(dataOf(added.record)) : this.#streams.metadata(stream);
  }

  /** True for a tombstoned stream and for its metastream. */
  isTombstoned(stream: string): boolean {
    return this.head(stream).tombstoned || (isMetastream(stream) && this.head(streamOfMetastream(stream)).tombstoned);
  }

  /** The event at a revision, committed or added by this transaction. */
  event(head: WorkingHead, revision: number): PositionedRecord | undefined {
    const firstAdded = head.revision - head.added.length + 1;
    return revision >= firstAdded ? head.added[revision - firstAdded] : this.#streams.event(head, revision);
  }

  /** Finds the revision of an event id in the stream, committed or added by this transaction. */
  revisionOfId(head: WorkingHead, id: Buffer): number | undefined {
    const added = head.added.findIndex(({ record }) => idOf(record).equals(id));
    if (added >= 0) return head.revision - head.added.length + 1 + added;
    return head.revision - head.added.length < 0 ? undefined : this.#streams.revisionOfId(head, id);
  }

  /** Adds an event behind the stream's head and returns its position. */
  append(stream: string, event: ProposedEvent): number {
    const head = this.#numbered(stream);
    head.revision++;
    const position = this.#record(stream, head.revision, event);
    head.added.push(this.#writes.records.at(-1)!);
    this.#writes.index.push({ key: { stream: head.number, revision: head.revision }, value: position });
    this.#writes.index.push({ key: { stream: head.number, id: event.id }, value: head.revision });
    return position;
  }

  /** Ends the stream for ever and returns the tombstone's position. */
  tombstone(stream: string, id: Buffer): number {
    const head = this.#numbered(stream);
    head.tombstoned = true;
    this.#writes.streams.push({ name: stream, entry: { number: head.number, tombstoned: true } });
    return this.#record(stream, Infinity, {
      id,
      type: STREAM_DELETED_TYPE,
      contentType: "application/octet-stream",
      metadata: EMPTY,
      data: EMPTY,
    });
  }

  /** Writes everything; resolves with the records to publish when they are on disk. On an error nothing was written. */
  async commit(): Promise<{ records: PositionedRecord[]; position: number; nextNumber: number }> {
    if (this.#writes.records.length > 0) await this.#database.commit(this.#writes);
    for (const [stream, { number, revision, tombstoned, added }] of this.#heads) {
      if (added.length > 0 || tombstoned) this.#streams.committed(stream, { number, revision, tombstoned });
    }
    return { records: this.#writes.records, position: this.#position, nextNumber: this.#nextNumber };
  }

  #numbered(stream: string): WorkingHead {
    const head = this.head(stream);
    if (head.number < 0) {
      head.number = this.#nextNumber++;
      this.#writes.streams.push({ name: stream, entry: { number: head.number, tombstoned: false } });
    }
    return head;
  }

  #record(stream: string, revision: number, event: ProposedEvent): number {
    const position = this.#position;
    const record = encodeRecord({ ...event, stream, revision, position, created: this.#created });
    this.#writes.records.push({ position, record });
    this.#position += record.length;
    this.#bytes += record.length;
    return position;
  }
}
