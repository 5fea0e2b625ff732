import {
  appendNew,
  classic,
  contractClient,
  eventually,
  failure,
  newEvent,
  newStream,
  readAll,
  revisions,
  STREAM_EXISTS,
} from "./harness.ts";

const client = await contractClient();

describe("delete and tombstone", () => {
  const positions = async (stream: string) => {
    const events = await readAll(client.readAll({ direction: "backwards", fromPosition: "end", maxCount: 100 }));
    return events.filter(({ event }) => event?.streamId === stream).map(({ event }) => Number(event!.revision));
  };

  describe("a soft-deleted stream", () => {
    it("is not found, though $all still shows its events", async () => {
      const stream = newStream();
      await appendNew(client, stream, 2);
      const { position } = await client.deleteStream(stream, { expectedRevision: 1n });
      expect(position).toBeDefined();
      expect(await failure(readAll(client.readStream(stream)))).toMatchObject({ type: "stream-not-found" });
      expect(await positions(stream)).toEqual([1, 0]);
    });

    it.each(["no_stream", "any", 1n] as const)(
      "is recreated by an append that expects %s: the numbers continue, and the old events stay hidden",
      async (expectedRevision) => {
        const stream = newStream();
        await appendNew(client, stream, 2);
        await client.deleteStream(stream);
        const result = await client.appendToStream(stream, [newEvent()], { expectedRevision, ...classic });
        expect(result.nextExpectedRevision).toBe(2n);
        const read = () => revisions(client.readStream(stream));
        expect(await eventually(read, (found) => Array.isArray(found))).toEqual([2]);
        const { metadata } = await eventually(
          () => client.getStreamMetadata(stream),
          ({ metadata }) => metadata?.truncateBefore === 2,
        );
        expect(metadata).toEqual({ truncateBefore: 2 });
      },
    );

    it("counts as deleted for an append that expects it to exist", async () => {
      const stream = newStream();
      await appendNew(client, stream, 1);
      await client.deleteStream(stream);
      const error = await failure(client.appendToStream(stream, [newEvent()], { expectedRevision: "stream_exists", ...classic }));
      expect(error).toMatchObject({ type: "stream-deleted", streamName: stream });
    });

    it("counts as deleted for a tombstone that expects it to exist", async () => {
      const stream = newStream();
      await appendNew(client, stream, 1);
      await client.deleteStream(stream);
      const error = await failure(client.tombstoneStream(stream, { expectedRevision: STREAM_EXISTS }));
      expect(error).toMatchObject({ type: "stream-deleted", streamName: stream });
    });

    it("can be deleted again, and tombstoned", async () => {
      const stream = newStream();
      await appendNew(client, stream, 2);
      await client.deleteStream(stream);
      await client.deleteStream(stream, { expectedRevision: 1n });
      await client.tombstoneStream(stream, { expectedRevision: "no_stream" });
      expect(await failure(readAll(client.readStream(stream)))).toMatchObject({ type: "stream-deleted" });
    });
  });

  describe("a tombstoned stream", () => {
    let stream: string;
    beforeAll(async () => {
      stream = newStream();
      await appendNew(client, stream, 2);
      await client.tombstoneStream(stream, { expectedRevision: 1n });
    });

    it("cannot be read, written, deleted or tombstoned again", async () => {
      const deleted = { type: "stream-deleted", streamName: stream };
      expect(await failure(readAll(client.readStream(stream)))).toMatchObject(deleted);
      expect(await failure(client.appendToStream(stream, [newEvent()], { expectedRevision: "any", ...classic }))).toMatchObject(deleted);
      expect(await failure(client.deleteStream(stream))).toMatchObject(deleted);
      expect(await failure(client.tombstoneStream(stream))).toMatchObject(deleted);
    });

    it("stays in $all, with its tombstone", async () => {
      const events = await readAll(client.readAll({ direction: "backwards", fromPosition: "end", maxCount: 100 }));
      const ours = events.filter(({ event }) => event?.streamId === stream);
      expect(ours.map(({ event }) => event!.type)).toEqual(["$streamDeleted", "OrderSkipped", "OrderSkipped"]);
      expect(ours[0]!.event!.revision).toBe(2n ** 63n - 1n);
    });
  });

  it("refuses a deletion that expects another revision", async () => {
    const stream = newStream();
    await appendNew(client, stream, 2);
    const wrong = { type: "wrong-expected-version", streamName: stream, expectedVersion: 7n, actualVersion: 1n };
    expect(await failure(client.deleteStream(stream, { expectedRevision: 7n }))).toMatchObject(wrong);
    expect(await failure(client.tombstoneStream(stream, { expectedRevision: 7n }))).toMatchObject(wrong);
    expect(await failure(client.tombstoneStream(stream, { expectedRevision: "no_stream" }))).toMatchObject({ expectedVersion: -1n });
  });

  it.each(["any", "no_stream"] as const)("refuses to delete a stream that never existed, expecting %s", async (expectedRevision) => {
    const error = await failure(client.deleteStream(newStream(), { expectedRevision }));
    expect(error).toMatchObject({ type: "wrong-expected-version", actualVersion: -1n });
  });

  it("tombstones a stream that never existed", async () => {
    const stream = newStream();
    await client.tombstoneStream(stream);
    expect(await failure(appendNew(client, stream, 1))).toMatchObject({ type: "stream-deleted" });
  });
});
