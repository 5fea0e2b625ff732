import { RpcError, Status } from "../grpc/status.ts";
import { ProtobufReader } from "../protobuf/reader.ts";
import { varintFieldSize, writeVarint, writeVarintField } from "../protobuf/writer.ts";
import type { ExpectedRevision } from "../store/expected-revision.ts";
import type { ProposedEvent } from "../store/transaction.ts";
import { parseUuid, uuidFromHalves } from "../store/uuid.ts";

/** One message of an Append call: first the options, then an event each. */
type AppendMessage = { options: { stream: string; expected: ExpectedRevision } } | { event: ProposedEvent };

const EMPTY = Buffer.alloc(0);

/** Append and BatchAppend are decoded by hand: they are the hot path, and the generated classes copy every payload. */
export function decodeAppendReq(payload: Buffer): AppendMessage {
  const fields = new ProtobufReader(payload);
  while (fields.next()) {
    if (fields.field === 1) return { options: decodeOptions(fields.bytes()) };
    if (fields.field === 2) return { event: decodeProposedMessage(fields.bytes()) };
    fields.skip();
  }
  throw new RpcError(Status.INVALID_ARGUMENT, "An append message holds neither options nor an event");
}

/** Options of Append and (the same field numbers) of BatchAppend. */
export function decodeOptions(payload: Buffer): { stream: string; expected: ExpectedRevision; deadline: number | undefined } {
  const fields = new ProtobufReader(payload);
  let stream = "";
  let expected: ExpectedRevision | undefined;
  let deadline: number | undefined;
  while (fields.next()) {
    if (fields.field === 1) stream = decodeStreamIdentifier(fields.bytes());
    else if (fields.field === 2) expected = fields.varint();
    else {
      if (fields.field === 3) expected = "no_stream";
      else if (fields.field === 4) expected = "any";
      else if (fields.field === 5) expected = "stream_exists";
      else if (fields.field === 6) {
        deadline = decodeTimestamp(fields.bytes());
        continue;
      }
      fields.skip();
    }
  }
  if (expected === undefined) throw new RpcError(Status.INVALID_ARGUMENT, "An append needs an expected revision");
  return { stream, expected, deadline };
}

function decodeStreamIdentifier(payload: Buffer): string {
  const fields = new ProtobufReader(payload);
  let name = "";
  while (fields.next()) {
    if (fields.field === 3) name = fields.string();
    else fields.skip();
  }
  return name;
}

/** A `google.protobuf.Timestamp` in milliseconds since 1970. */
function decodeTimestamp(payload: Buffer): number {
  const fields = new ProtobufReader(payload);
  let ms = 0;
  while (fields.next()) {
    if (fields.field === 1) ms += fields.varint() * 1_000;
    else if (fields.field === 2) ms += fields.varint() / 1_000_000;
    else fields.skip();
  }
  return ms;
}

/** @throws RpcError `missing-required-metadata-property`, or UNKNOWN for an empty type or an id that is no UUID */
export function decodeProposedMessage(payload: Buffer): ProposedEvent {
  const fields = new ProtobufReader(payload);
  const properties = new Map<string, string>();
  let id: Buffer | undefined;
  let metadata: Buffer = EMPTY;
  let data: Buffer = EMPTY;
  while (fields.next()) {
    if (fields.field === 1) id = decodeUuid(fields.bytes());
    else if (fields.field === 2) decodeMapEntry(fields.bytes(), properties);
    else if (fields.field === 3) metadata = fields.bytes();
    else if (fields.field === 4) data = fields.bytes();
    else fields.skip();
  }
  const type = properties.get("type");
  const contentType = properties.get("content-type");
  if (type === undefined || !contentType) {
    throw new RpcError(Status.INVALID_ARGUMENT, `Required Metadata Property '${type === undefined ? "type" : "content-type"}' is missing`, {
      exception: "missing-required-metadata-property",
      "required-metadata-properties": "type,content-type",
    });
  }
  if (type === "") throw new RpcError(Status.UNKNOWN, "An event's type must not be empty");
  if (!id) throw new RpcError(Status.UNKNOWN, "An event's id must be a UUID");
  return { id, type, contentType, metadata, data };
}

function decodeMapEntry(payload: Buffer, into: Map<string, string>): void {
  const fields = new ProtobufReader(payload);
  let key = "";
  let value = "";
  while (fields.next()) {
    if (fields.field === 1) key = fields.string();
    else if (fields.field === 2) value = fields.string();
    else fields.skip();
  }
  into.set(key, value);
}

/** 16 bytes, from either form of a UUID on the wire. */
export function decodeUuid(payload: Buffer): Buffer | undefined {
  const fields = new ProtobufReader(payload);
  let id: Buffer | undefined;
  while (fields.next()) {
    if (fields.field === 2) id = parseUuid(fields.string());
    else if (fields.field === 1) id = decodeStructuredUuid(fields.bytes());
    else fields.skip();
  }
  return id;
}

function decodeStructuredUuid(payload: Buffer): Buffer {
  const fields = new ProtobufReader(payload);
  let high = 0n;
  let low = 0n;
  while (fields.next()) {
    if (fields.field === 1) high = fields.int64();
    else if (fields.field === 2) low = fields.int64();
    else fields.skip();
  }
  return uuidFromHalves(high, low);
}

/** `AppendResp` for a success. @param revision the stream's, −1 for a stream without events */
export function encodeAppendSuccess(revision: number, position: number | undefined): Buffer {
  const positionSize = position === undefined ? 0 : 2 * varintFieldSize(position);
  const revisionSize = revision < 0 ? 2 : varintFieldSize(revision);
  const target = Buffer.allocUnsafe(2 + revisionSize + 2 + positionSize);
  target[0] = (1 << 3) | 2;
  let at = writeVarint(target, revisionSize + 2 + positionSize, 1);
  at = revision < 0 ? target.writeUInt16BE(0x1200, at) : writeVarintField(target, 1, revision, at);
  target[at] = ((position === undefined ? 4 : 3) << 3) | 2;
  at = writeVarint(target, positionSize, at + 1);
  if (position !== undefined) writeVarintField(target, 2, position, writeVarintField(target, 1, position, at));
  return target;
}
