import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { frame } from "../grpc/framing.ts";
import { varintFieldSize, varintSize, writeVarint, writeVarintField } from "../protobuf/writer.ts";
import type { PositionedRecord } from "../store/database.ts";
import { idOf, recordedEventOf } from "../store/records.ts";

/** An event of a read as sent; with `link`, `event` is its target, if that exists. */
export type ResolvedEvent = { event: PositionedRecord | undefined; link: PositionedRecord | undefined };

const CHUNK_BYTES = 64 * 1024;
const FRAME_PREFIX = 5;
/** Space for the tags and lengths around one event. */
const ENVELOPE_BYTES = 64;
/** The size of the `id` field at the beginning of every stored `RecordedEvent`. */
const STORED_ID_BYTES = 40;

/** Collects the frames of one write: events are copied from their records into one buffer, already framed. */
export class ReadFrames {
  readonly #structuredIds: boolean;
  #buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  #at = 0;
  #count = 0;

  /** @param structuredIds event ids as two 64-bit halves instead of text */
  constructor(structuredIds: boolean) {
    this.#structuredIds = structuredIds;
  }

  /** The size of the frames so far. */
  get bytes(): number {
    return this.#at;
  }

  /** The number of the frames so far. */
  get count(): number {
    return this.#count;
  }

  /** Adds `ReadResp { event { event, link, commit_position } }`. */
  addEvent({ event, link }: ResolvedEvent): void {
    const recorded = event && this.#recorded(event);
    const recordedLink = link && this.#recorded(link);
    const position = (link ?? event)!.position;
    const size =
      (recorded ? 1 + varintSize(recorded.length) + recorded.length : 0) +
      (recordedLink ? 1 + varintSize(recordedLink.length) + recordedLink.length : 0) +
      varintFieldSize(position);
    const message = 1 + varintSize(size) + size;
    this.#reserve(FRAME_PREFIX + message + ENVELOPE_BYTES);
    const target = this.#buffer;
    target[this.#at] = 0;
    target.writeUInt32BE(message, this.#at + 1);
    target[this.#at + FRAME_PREFIX] = (1 << 3) | 2;
    let at = writeVarint(target, size, this.#at + FRAME_PREFIX + 1);
    if (recorded) at = this.#write(1, recorded, at);
    if (recordedLink) at = this.#write(2, recordedLink, at);
    this.#at = writeVarintField(target, 3, position, at);
    this.#count++;
  }

  /** Adds any other message. */
  add(message: { serializeBinary(): Uint8Array }): void {
    const framed = frame(message.serializeBinary());
    this.#reserve(framed.length);
    this.#at += framed.copy(this.#buffer, this.#at);
    this.#count++;
  }

  /** Returns the frames so far and starts a new collection. */
  take(): Buffer {
    const frames = this.#buffer.subarray(0, this.#at);
    this.#buffer = this.#buffer.subarray(this.#at);
    this.#at = 0;
    this.#count = 0;
    return frames;
  }

  #write(field: number, bytes: Buffer, start: number): number {
    this.#buffer[start] = (field << 3) | 2;
    const at = writeVarint(this.#buffer, bytes.length, start + 1);
    return at + bytes.copy(this.#buffer, at);
  }

  #reserve(bytes: number): void {
    if (this.#at + bytes <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, 2 * (this.#at + bytes)));
    this.#buffer.copy(grown, 0, 0, this.#at);
    this.#buffer = grown;
  }

  #recorded({ record }: PositionedRecord): Buffer {
    const stored = recordedEventOf(record);
    if (!this.#structuredIds) return stored;
    const id = idOf(record);
    const structured = new shared.UUID.Structured();
    structured.setMostSignificantBits(id.readBigInt64BE(0).toString());
    structured.setLeastSignificantBits(id.readBigInt64BE(8).toString());
    const uuid = new shared.UUID();
    uuid.setStructured(structured);
    const encoded = Buffer.from(uuid.serializeBinary());
    return Buffer.concat([Buffer.from([(1 << 3) | 2, encoded.length]), encoded, stored.subarray(STORED_ID_BYTES)]);
  }
}

export function streamNotFound(stream: string): streams.ReadResp {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifier);
  const response = new streams.ReadResp();
  response.setStreamNotFound(notFound);
  return response;
}

export function confirmation(subscriptionId: string): streams.ReadResp {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId(subscriptionId);
  const response = new streams.ReadResp();
  response.setConfirmation(confirmed);
  return response;
}

export function checkpoint({ commit, prepare }: { commit: number; prepare: number }): streams.ReadResp {
  const reached = new streams.ReadResp.Checkpoint();
  reached.setCommitPosition(String(commit));
  reached.setPreparePosition(String(prepare));
  const response = new streams.ReadResp();
  response.setCheckpoint(reached);
  return response;
}

export function caughtUp(): streams.ReadResp {
  const response = new streams.ReadResp();
  response.setCaughtUp(new streams.ReadResp.CaughtUp());
  return response;
}

export function fellBehind(): streams.ReadResp {
  const response = new streams.ReadResp();
  response.setFellBehind(new streams.ReadResp.FellBehind());
  return response;
}
