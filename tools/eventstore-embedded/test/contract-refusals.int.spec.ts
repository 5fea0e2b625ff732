import { type EventStoreDBClient } from "@eventstore/db-client";
import { appendNew, classic, contractClient, failure, newEvent, newStream, readAll, revisions } from "./harness.ts";

const MEBIBYTE = 1024 * 1024;
const UNKNOWN = { type: "unknown", code: 2 };

const client = await contractClient();

describe("what is refused", () => {
  const append = (events: Parameters<EventStoreDBClient["appendToStream"]>[1], stream = newStream()) =>
    client.appendToStream(stream, events, { expectedRevision: "any", ...classic });
  /** An event whose data, a JSON string, has this many bytes. */
  const eventOf = (bytes: number) => ({ ...newEvent("Large"), data: "x".repeat(bytes - 2) as never });

  it("is more than a mebibyte of data, to the byte", async () => {
    const stream = newStream();
    await append([eventOf(MEBIBYTE)], stream);
    await append([eventOf(MEBIBYTE / 2), eventOf(MEBIBYTE / 2)], stream);
    const tooLarge = { type: "maximum-append-size-exceeded", maxAppendSize: MEBIBYTE };
    expect(await failure(append([eventOf(MEBIBYTE + 1)], stream))).toMatchObject(tooLarge);
    expect(await failure(append([eventOf(MEBIBYTE / 2), eventOf(MEBIBYTE / 2 + 1)], stream))).toMatchObject(tooLarge);
    expect(await revisions(client.readStream(stream))).toEqual([0, 1, 2]);
  });

  it.each(["classic", "batched"])("is not metadata or a type, however large: %s", async (how) => {
    const stream = newStream();
    const event = { ...newEvent("T".repeat(600_000)), metadata: { text: "x".repeat(3_000_000) } };
    await (how === "classic" ? append([event], stream) : client.appendToStream(stream, event));
    const [read] = await readAll(client.readStream(stream));
    expect(read!.event).toMatchObject({ type: event.type, metadata: event.metadata });
  });

  it("is an empty type, an id that is none, and an empty name", async () => {
    expect(await failure(append([newEvent("")]))).toMatchObject(UNKNOWN);
    expect(await failure(append([{ ...newEvent(), id: "not-a-uuid" }]))).toMatchObject(UNKNOWN);
    expect(await failure(append([newEvent()], ""))).toMatchObject(UNKNOWN);
    expect(await failure(readAll(client.readStream("")))).toMatchObject(UNKNOWN);
    expect(await failure(client.deleteStream(""))).toMatchObject(UNKNOWN);
    expect(await failure(client.tombstoneStream(""))).toMatchObject(UNKNOWN);
    expect(await failure(client.appendToStream(newStream(), newEvent("")))).toMatchObject({ type: "unknown" });
    await append([newEvent()]);
  });

  it("is a revision of 2^63, while a smaller one is only wrong", async () => {
    const stream = newStream();
    await appendNew(client, stream, 1);
    const expecting = (expectedRevision: bigint) => failure(client.appendToStream(stream, [newEvent()], { expectedRevision, ...classic }));
    expect(await expecting(2n ** 63n)).toMatchObject(UNKNOWN);
    expect(await expecting(2n ** 62n)).toMatchObject({ type: "wrong-expected-version" });
    expect(await failure(readAll(client.readStream(stream, { fromRevision: 2n ** 63n })))).toMatchObject(UNKNOWN);
    expect(await revisions(client.readStream(stream, { fromRevision: 2n ** 62n }))).toEqual([]);
  });

  it("is a read of nothing", async () => {
    const stream = newStream();
    await appendNew(client, stream, 1);
    expect(await failure(readAll(client.readStream(stream, { maxCount: 0 })))).toMatchObject(UNKNOWN);
  });
});
