import { contractClient, failure, newEvent, newEvents, newStream, readAll, revisions } from "./harness.ts";

// Without credentials of its own a call uses the client's default, BatchAppend, if the server has it.
const client = await contractClient();

describe("batch append", () => {
  it("answers with the last event's revision and position", async () => {
    const stream = newStream();
    const result = await client.appendToStream(stream, newEvents(3), { expectedRevision: "no_stream" });
    const events = await readAll(client.readStream(stream));
    expect(result).toEqual({ success: true, nextExpectedRevision: 2n, position: events[2]!.event!.position });
  });

  it("answers each of many concurrent appends", async () => {
    const streams = Array.from({ length: 200 }, () => newStream());
    const results = await Promise.all(
      streams.map((stream) => client.appendToStream(stream, newEvents(2), { expectedRevision: "no_stream" })),
    );
    expect(results.every(({ nextExpectedRevision }) => nextExpectedRevision === 1n)).toBe(true);
  });

  it("puts an append together that comes in many pieces", async () => {
    const stream = newStream();
    await client.appendToStream(stream, newEvents(50), { expectedRevision: "any", batchAppendSize: 100 });
    expect(await revisions(client.readStream(stream))).toHaveLength(50);
  });

  it("refuses a wrong expected revision", async () => {
    const stream = newStream();
    await client.appendToStream(stream, newEvents(2), { expectedRevision: "no_stream" });
    const behind = await failure(client.appendToStream(stream, newEvent(), { expectedRevision: 0n }));
    expect(behind).toMatchObject({ type: "wrong-expected-version", streamName: stream, actualVersion: 1n, expectedVersion: 0n });
    const missing = await failure(client.appendToStream(newStream(), newEvent(), { expectedRevision: "stream_exists" }));
    expect(missing).toMatchObject({ type: "wrong-expected-version", actualVersion: "no_stream", expectedVersion: "stream_exists" });
  });

  it("refuses a tombstoned stream", async () => {
    const stream = newStream();
    await client.appendToStream(stream, newEvent());
    await client.tombstoneStream(stream);
    expect(await failure(client.appendToStream(stream, newEvent()))).toMatchObject({ type: "stream-deleted", streamName: stream });
  });

  it("refuses more than a mebibyte once, even in pieces, and goes on", async () => {
    const large = Array.from({ length: 5 }, () => newEvent("Large", { text: "x".repeat(300 * 1024) }));
    const error = await failure(client.appendToStream(newStream(), large, { batchAppendSize: 400 * 1024 }));
    expect(error).toMatchObject({ type: "maximum-append-size-exceeded", maxAppendSize: 1024 * 1024 });
    expect(await client.appendToStream(newStream(), newEvent())).toMatchObject({ success: true });
  });

  it("ends with a message of more than 16 mebibytes, and the client can go on", async () => {
    await client.appendToStream(newStream(), newEvent());
    const error = await failure(client.appendToStream(newStream(), newEvent("Large", { text: "x".repeat(18 * 1024 * 1024) })));
    expect(error).toMatchObject({ code: 8 });
    expect(await client.appendToStream(newStream(), newEvent())).toMatchObject({ success: true });
  });

  it("answers a deadline that is already past with a timeout", async () => {
    const error = await failure(client.appendToStream(newStream(), newEvent(), { deadline: -1_000 }));
    expect(error).toMatchObject({ type: "deadline-exceeded" });
  });

  it("counts an append that was made before as made", async () => {
    const stream = newStream();
    const events = newEvents(2);
    const first = await client.appendToStream(stream, events, { expectedRevision: "no_stream" });
    expect(await client.appendToStream(stream, events, { expectedRevision: "no_stream" })).toEqual(first);
  });
});
