import { randomUUID } from "node:crypto";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { dataOf } from "./payload.ts";
import { createdOf, encodeRecord, idOf, isLink, recordedEventOf, revisionOf, streamOf, typeOf } from "./records.ts";
import { formatUuid, parseUuid, uuidFromHalves } from "./uuid.ts";

const id = randomUUID();
const event = {
  id: parseUuid(id)!,
  stream: "order-é",
  revision: 300,
  position: 123_456_789_012,
  created: 1_790_000_000_123,
  type: "OrderSkipped",
  contentType: "application/json",
  metadata: Buffer.from('{"a":1}'),
  data: Buffer.from('{"b":"x"}'),
};

describe("a record", () => {
  it("holds the event as clients decode it", () => {
    const decoded = streams.ReadResp.ReadEvent.RecordedEvent.deserializeBinary(recordedEventOf(encodeRecord(event)));
    expect(decoded.getId()?.getString()).toBe(id);
    expect(Buffer.from(decoded.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe("order-é");
    expect([decoded.getStreamRevision(), decoded.getCommitPosition(), decoded.getPreparePosition()]).toEqual([
      "300",
      "123456789012",
      "123456789012",
    ]);
    expect(Object.fromEntries(decoded.getMetadataMap().toObject(false, undefined as never))).toEqual({
      type: "OrderSkipped",
      "content-type": "application/json",
      created: "17900000001230000",
    });
    expect(Buffer.from(decoded.getCustomMetadata_asU8()).toString()).toBe('{"a":1}');
    expect(Buffer.from(decoded.getData_asU8()).toString()).toBe('{"b":"x"}');
  });

  it("shows what filters, reads and idempotency look at", () => {
    const record = encodeRecord(event);
    expect([streamOf(record), typeOf(record), revisionOf(record), createdOf(record)]).toEqual([
      "order-é",
      "OrderSkipped",
      300,
      1_790_000_000_123,
    ]);
    expect([formatUuid(idOf(record)), dataOf(record).toString(), isLink(record)]).toEqual([id, '{"b":"x"}', false]);
    expect(isLink(encodeRecord({ ...event, type: "$>" }))).toBe(true);
  });

  it("survives long names, types and payloads", () => {
    const long = { ...event, stream: "s".repeat(1_900), type: "t".repeat(600_000), data: Buffer.alloc(1_000_000, 1), revision: Infinity };
    const record = encodeRecord(long);
    const decoded = streams.ReadResp.ReadEvent.RecordedEvent.deserializeBinary(recordedEventOf(record));
    expect([streamOf(record), typeOf(record), dataOf(record).length]).toEqual([long.stream, long.type, 1_000_000]);
    expect([decoded.getMetadataMap().get("type"), decoded.getStreamRevision()]).toEqual([long.type, "9223372036854775807"]);
  });
});

describe("an id", () => {
  it("is the same as text, as bytes and as two halves", () => {
    const bytes = parseUuid(id.toUpperCase())!;
    expect(formatUuid(bytes)).toBe(id);
    expect(uuidFromHalves(bytes.readBigInt64BE(0), bytes.readBigInt64BE(8)).equals(bytes)).toBe(true);
  });

  it.each(["", "x".repeat(36), id.slice(1), `${id}0`])("%j is none", (text) => {
    expect(parseUuid(text)).toBeUndefined();
  });
});
