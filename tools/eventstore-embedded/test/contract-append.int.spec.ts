import { type AppendExpectedRevision, binaryEvent, type EventStoreDBClient, jsonEvent } from "@eventstore/db-client";
import { appendNew, classic, contractClient, failure, newEvent, newEvents, newStream, readAll, revisions } from "./harness.ts";

const client = await contractClient();

describe("append", () => {
  const append = (stream: string, events: Parameters<EventStoreDBClient["appendToStream"]>[1], expectedRevision: AppendExpectedRevision) =>
    client.appendToStream(stream, events, { expectedRevision, ...classic });

  it("numbers a stream's events from 0 and answers with the last one's revision and position", async () => {
    const stream = newStream();
    const result = await append(stream, newEvents(3), "no_stream");
    const events = await readAll(client.readStream(stream));
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 2n });
    expect(result.position).toEqual(events[2]!.event!.position);
    expect(events.map(({ event }) => event!.revision)).toEqual([0n, 1n, 2n]);
  });

  it("gives back what was written: id, type, data, metadata and time", async () => {
    const stream = newStream("contract-é");
    const event = jsonEvent({
      id: "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11",
      type: "Épicerie",
      data: { name: "Crêpe" },
      metadata: { actor: "x" },
    });
    await append(stream, [event], "no_stream");
    const [read] = await readAll(client.readStream(stream));
    expect(read!.event).toMatchObject({
      streamId: stream,
      id: event.id.toLowerCase(),
      type: "Épicerie",
      data: { name: "Crêpe" },
      metadata: { actor: "x" },
      isJson: true,
    });
    expect(Math.abs(Date.now() - read!.event!.created.getTime())).toBeLessThan(60_000);
  });

  it("keeps binary data as it is", async () => {
    const stream = newStream();
    await append(stream, [binaryEvent({ type: "Picture", data: Uint8Array.of(0, 255, 128) })], "no_stream");
    const [read] = await readAll(client.readStream(stream));
    expect(read!.event!.isJson).toBe(false);
    expect([...(read!.event!.data as Uint8Array)]).toEqual([0, 255, 128]);
  });

  it.each([
    ["no_stream", "no_stream on a stream that exists"],
    [0n, "a revision behind the head"],
    [5n, "a revision beyond the head"],
  ] as [AppendExpectedRevision, string][])("refuses %s: %s", async (expected) => {
    const stream = newStream();
    await appendNew(client, stream, 2);
    const error = await failure(append(stream, [newEvent()], expected));
    expect(error).toMatchObject({ type: "wrong-expected-version", streamName: stream, actualVersion: 1n, expectedVersion: expected });
  });

  it.each(["stream_exists", 0n] as AppendExpectedRevision[])("refuses %s on a stream that does not exist", async (expected) => {
    const error = await failure(append(newStream(), [newEvent()], expected));
    expect(error).toMatchObject({ type: "wrong-expected-version", actualVersion: "no_stream", expectedVersion: expected });
  });

  it("appends at the head with a revision, stream_exists and any", async () => {
    const stream = newStream();
    await append(stream, [newEvent()], "any");
    await append(stream, [newEvent()], 0n);
    await append(stream, [newEvent()], "stream_exists");
    expect(await revisions(client.readStream(stream))).toEqual([0, 1, 2]);
  });

  describe("a second time", () => {
    it.each(["no_stream", "any"] as AppendExpectedRevision[])(
      "with %s succeeds with the first time's answer and writes nothing",
      async (expected) => {
        const stream = newStream();
        const events = newEvents(2);
        const first = await append(stream, events, expected);
        expect(await append(stream, events, expected)).toEqual(first);
        expect(await revisions(client.readStream(stream))).toEqual([0, 1]);
      },
    );

    it("with a revision succeeds even when the stream has gone on", async () => {
      const stream = newStream();
      await appendNew(client, stream, 1);
      const events = newEvents(2);
      const first = await append(stream, events, 0n);
      await append(stream, [newEvent()], 2n);
      expect(await append(stream, events, 0n)).toEqual(first);
      expect(await revisions(client.readStream(stream))).toEqual([0, 1, 2, 3]);
    });

    it("with any answers with the revision of the last that is listed, in whatever order", async () => {
      const stream = newStream();
      const [a, b, c] = newEvents(3);
      await append(stream, [a!, b!, c!], "any");
      expect((await append(stream, [c!, a!, b!], "any")).nextExpectedRevision).toBe(1n);
      expect(await revisions(client.readStream(stream))).toEqual([0, 1, 2]);
    });

    it.each(["any", "stream_exists"] as const)("with %s counts as new when its first event is", async (expected) => {
      const stream = newStream();
      const old = newEvent();
      await append(stream, [old], "any");
      expect((await append(stream, [newEvent(), old], expected)).nextExpectedRevision).toBe(2n);
      expect(await failure(append(stream, [old, newEvent()], expected))).toMatchObject({ type: "wrong-expected-version" });
    });

    it("is refused when only a part of the events is there", async () => {
      const stream = newStream();
      const events = newEvents(2);
      await append(stream, events, "no_stream");
      expect(await failure(append(stream, [...events, newEvent()], "no_stream"))).toMatchObject({ type: "wrong-expected-version" });
      expect(await failure(append(stream, [events[0]!, newEvent()], "no_stream"))).toMatchObject({ type: "wrong-expected-version" });
    });
  });

  it("lets exactly one of many writers at the same revision win", async () => {
    const stream = newStream();
    await appendNew(client, stream, 1);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => append(stream, [newEvent()], 0n)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await revisions(client.readStream(stream))).toEqual([0, 1]);
  });

  it("refuses more than a mebibyte, and takes a little less", async () => {
    const stream = newStream();
    const error = await failure(append(stream, [newEvent("Large", { text: "x".repeat(1024 * 1024) })], "no_stream"));
    expect(error).toMatchObject({ type: "maximum-append-size-exceeded", maxAppendSize: 1024 * 1024 });
    await append(stream, [newEvent("Large", { text: "x".repeat(1000 * 1024) })], "no_stream");
    expect(await revisions(client.readStream(stream))).toEqual([0]);
  });

  it("writes all of an append or nothing", async () => {
    const stream = newStream();
    await failure(append(stream, [...newEvents(3), newEvent("Large", { text: "x".repeat(1024 * 1024) })], "no_stream"));
    expect(await failure(readAll(client.readStream(stream)))).toMatchObject({ type: "stream-not-found" });
  });
});
