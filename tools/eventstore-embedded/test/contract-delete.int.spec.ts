import { type EventStoreDBClient } from "@eventstore/db-client";
import { appendNew, classic, contractClient, failure, newEvent, newStream, readAll, revisions } from "./harness.ts";

describe("delete, tombstone and stream metadata", () => {
  let client: EventStoreDBClient;
  let end: () => Promise<void>;
  beforeAll(async () => ({ client, end } = await contractClient()));
  afterAll(() => end());
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
      "comes back with an append that expects %s, numbered onwards, its old events hidden",
      async (expectedRevision) => {
        const stream = newStream();
        await appendNew(client, stream, 2);
        await client.deleteStream(stream);
        const result = await client.appendToStream(stream, [newEvent()], { expectedRevision, ...classic });
        expect(result.nextExpectedRevision).toBe(2n);
        expect(await revisions(client.readStream(stream))).toEqual([2]);
        expect((await client.getStreamMetadata(stream)).metadata).toMatchObject({ truncateBefore: 2 });
      },
    );

    it("does not exist for an append that expects it to", async () => {
      const stream = newStream();
      await appendNew(client, stream, 1);
      await client.deleteStream(stream);
      const error = await failure(client.appendToStream(stream, [newEvent()], { expectedRevision: "stream_exists", ...classic }));
      expect(error).toMatchObject({ type: "wrong-expected-version" });
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

  describe("metadata", () => {
    it("is given back as it was set, and is empty before", async () => {
      const stream = newStream();
      await appendNew(client, stream, 1);
      expect(await client.getStreamMetadata(stream)).toEqual({ streamName: stream });
      const metadata = { maxCount: 10, maxAge: 3_600, acl: { readRoles: ["$all"], writeRoles: ["$all"] }, owner: "tests" };
      await client.setStreamMetadata(stream, metadata, classic);
      expect((await client.getStreamMetadata(stream)).metadata).toEqual(metadata);
    });

    it("$maxCount leaves the last events, $all has them all", async () => {
      const stream = newStream();
      await appendNew(client, stream, 5);
      await client.setStreamMetadata(stream, { maxCount: 2 }, classic);
      expect(await revisions(client.readStream(stream))).toEqual([3, 4]);
      expect(await revisions(client.readStream(stream, { direction: "backwards", fromRevision: "end" }))).toEqual([4, 3]);
      expect(await positions(stream)).toEqual([4, 3, 2, 1, 0]);
    });

    it("$tb hides what is before, and an append at the head goes on", async () => {
      const stream = newStream();
      await appendNew(client, stream, 4);
      await client.setStreamMetadata(stream, { truncateBefore: 3 }, classic);
      await client.appendToStream(stream, [newEvent()], { expectedRevision: 3n, ...classic });
      expect(await revisions(client.readStream(stream))).toEqual([3, 4]);
    });

    it("$maxAge hides what is older", async () => {
      const stream = newStream();
      await appendNew(client, stream, 2);
      await client.setStreamMetadata(stream, { maxAge: 1 }, classic);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await client.appendToStream(stream, [newEvent()], { expectedRevision: 1n, ...classic });
      expect(await revisions(client.readStream(stream))).toEqual([2]);
    });
  });
});
