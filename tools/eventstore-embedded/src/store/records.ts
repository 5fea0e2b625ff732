import { bytesFieldSize, varintFieldSize, writeBytesField, writeVarint, writeVarintField } from "../protobuf/writer.ts";
import { formatUuid } from "./uuid.ts";

/**
 * A record is one value of the log: a fixed header, then the event as the wire wants it (a `RecordedEvent` message).
 * Reading is therefore copying: filters look at name and type in place, and no payload is decoded.
 *
 *     0  u8   layout version        8  u32  offset of the type       24  f64  revision (Infinity: tombstone)
 *     1  u8   1: a link             12 u32  length of the type       32  16 bytes, the event's id
 *     2  u16  length of the name    16 f64  created, ms since 1970   48  RecordedEvent
 *     4  u32  offset of the name
 */
export type LogRecord = Buffer;

type EventToRecord = {
  /** 16 bytes. */
  id: Buffer;
  stream: string;
  /** 0, 1, …; Infinity for a tombstone. */
  revision: number;
  position: number;
  /** Milliseconds since 1970. */
  created: number;
  type: string;
  contentType: string;
  metadata: Uint8Array;
  data: Uint8Array;
};

const LINK_TYPE = "$>";
/** The offset of the `RecordedEvent` message in a record. */
const RECORDED_EVENT = 48;
const LAYOUT = 1;
/** `id { string }`: two tags, two lengths, 36 characters. */
const ID_FIELD = 40;
const ID_FIELD_START = 0x0a261224;
const TICKS_PER_MS = 10_000;
const TYPE = Buffer.from("type");
const CONTENT_TYPE = Buffer.from("content-type");
const CREATED = Buffer.from("created");

const entrySize = (key: Buffer, value: Buffer) => bytesFieldSize(key.length) + bytesFieldSize(value.length);

function writeEntry(target: Buffer, key: Buffer, value: Buffer, start: number): number {
  target[start] = (6 << 3) | 2;
  const at = writeVarint(target, entrySize(key, value), start + 1);
  return writeBytesField(target, 2, value, writeBytesField(target, 1, key, at));
}

/** @throws RangeError when the stream's name has more than 65,535 bytes */
export function encodeRecord(event: EventToRecord): LogRecord {
  const { revision, position, metadata, data } = event;
  const name = Buffer.from(event.stream);
  const type = Buffer.from(event.type);
  const contentType = Buffer.from(event.contentType);
  const created = Buffer.from(String(event.created * TICKS_PER_MS));
  const identifier = bytesFieldSize(name.length);
  const entries =
    bytesFieldSize(entrySize(TYPE, type)) +
    bytesFieldSize(entrySize(CONTENT_TYPE, contentType)) +
    bytesFieldSize(entrySize(CREATED, created));
  const numbers = varintFieldSize(revision) + 2 * varintFieldSize(position);
  const payload = bytesFieldSize(metadata.length) + bytesFieldSize(data.length);
  const record = Buffer.allocUnsafe(RECORDED_EVENT + ID_FIELD + bytesFieldSize(identifier) + numbers + entries + payload);

  record[0] = LAYOUT;
  record[1] = event.type === LINK_TYPE ? 1 : 0;
  record.writeUInt16LE(name.length, 2);
  record.writeUInt32LE(type.length, 12);
  record.writeDoubleLE(event.created, 16);
  record.writeDoubleLE(revision, 24);
  event.id.copy(record, 32);

  let at = RECORDED_EVENT;
  record.writeUInt32BE(ID_FIELD_START, at);
  record.write(formatUuid(event.id), at + 4, "latin1");
  at += ID_FIELD;
  record[at] = (2 << 3) | 2;
  at = writeBytesField(record, 3, name, writeVarint(record, identifier, at + 1));
  record.writeUInt32LE(at - name.length, 4);
  at = writeVarintField(record, 3, revision, at);
  at = writeVarintField(record, 4, position, at);
  at = writeVarintField(record, 5, position, at);
  at = writeEntry(record, TYPE, type, at);
  record.writeUInt32LE(at - type.length, 8);
  at = writeEntry(record, CONTENT_TYPE, contentType, at);
  at = writeEntry(record, CREATED, created, at);
  at = writeBytesField(record, 7, metadata, at);
  writeBytesField(record, 8, data, at);
  return record;
}

/** False for a record in the layout of a different version of this server. */
export const hasKnownLayout = (record: LogRecord) => record[0] === LAYOUT;
export const isLink = (record: LogRecord) => record[1] === 1;
export const createdOf = (record: LogRecord) => record.readDoubleLE(16);
export const revisionOf = (record: LogRecord) => record.readDoubleLE(24);
/** The event's id, 16 bytes. */
export const idOf = (record: LogRecord) => record.subarray(32, 48);
export const nameStart = (record: LogRecord) => record.readUInt32LE(4);
export const nameEnd = (record: LogRecord) => record.readUInt32LE(4) + record.readUInt16LE(2);
export const typeStart = (record: LogRecord) => record.readUInt32LE(8);
export const typeEnd = (record: LogRecord) => record.readUInt32LE(8) + record.readUInt32LE(12);
export const streamOf = (record: LogRecord) => record.toString("utf8", nameStart(record), nameEnd(record));
export const typeOf = (record: LogRecord) => record.toString("utf8", typeStart(record), typeEnd(record));
/** The encoded `RecordedEvent`, as a view. */
export const recordedEventOf = (record: LogRecord) => record.subarray(RECORDED_EVENT);
