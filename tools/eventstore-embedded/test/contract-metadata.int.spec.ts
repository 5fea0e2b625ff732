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

describe("stream metadata", () => {
  it("is empty at first, and is returned as it was set", async () => {
    const stream = newStream();
    await appendNew(client, stream, 1);
    expect(await client.getStreamMetadata(stream)).toEqual({ streamName: stream });
    const metadata = { maxCount: 10, maxAge: 3_600, acl: { readRoles: ["$all"], writeRoles: ["$all"] }, owner: "tests" };
    await client.setStreamMetadata(stream, metadata, classic);
    expect((await client.getStreamMetadata(stream)).metadata).toEqual(metadata);
  });

  it("$maxCount shows the last events only, and $all shows all of them", async () => {
    const stream = newStream();
    await appendNew(client, stream, 5);
    await client.setStreamMetadata(stream, { maxCount: 2 }, classic);
    expect(await revisions(client.readStream(stream))).toEqual([3, 4]);
    expect(await revisions(client.readStream(stream, { direction: "backwards", fromRevision: "end" }))).toEqual([4, 3]);
    const events = await readAll(client.readAll({ direction: "backwards", fromPosition: "end", maxCount: 100 }));
    const ours = events.filter(({ event }) => event?.streamId === stream);
    expect(ours.map(({ event }) => event!.revision)).toEqual([4n, 3n, 2n, 1n, 0n]);
  });

  it("$tb hides earlier events, and an append at the head still works", async () => {
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

  it("has one event that is shown, the last of several", async () => {
    const stream = newStream();
    for (const maxCount of [1, 2, 3]) await client.setStreamMetadata(stream, { maxCount }, classic);
    expect(await revisions(client.readStream(`$$${stream}`))).toEqual([2]);
    expect(await revisions(client.readStream(`$$${stream}`, { fromRevision: "end", direction: "backwards" }))).toEqual([2]);
  });

  it("a value that limits nothing leaves the rest, and one of a wrong type voids everything", async () => {
    const shown = async (metadata: object) => {
      const stream = newStream();
      await appendNew(client, stream, 4);
      await client.appendToStream(`$$${stream}`, [newEvent("$metadata", metadata)], classic);
      return revisions(client.readStream(stream));
    };
    expect(await shown({ $maxCount: 0, $tb: 2 })).toEqual([2, 3]);
    expect(await shown({ $tb: -1, $maxCount: 1 })).toEqual([3]);
    expect(await shown({ $maxCount: "x", $tb: 2 })).toEqual([0, 1, 2, 3]);
    expect(await shown({ $acl: { $r: 5 }, $tb: 2 })).toEqual([0, 1, 2, 3]);
  });

  it("set on a soft-deleted stream keeps its events hidden", async () => {
    const stream = newStream();
    await appendNew(client, stream, 3);
    await client.deleteStream(stream);
    await client.setStreamMetadata(stream, { own: 1 }, classic);
    const result = await eventually(
      () => client.getStreamMetadata(stream),
      ({ metadata }) => metadata?.truncateBefore === 3,
    );
    expect(result.metadata).toEqual({ own: 1, truncateBefore: 3 });
    expect(await revisions(client.readStream(stream))).toEqual([]);
    await client.appendToStream(stream, [newEvent()], { expectedRevision: 2n, ...classic });
    expect(await revisions(client.readStream(stream))).toEqual([3]);
  });

  it("is gone after a soft delete, also once the stream is recreated", async () => {
    const stream = newStream();
    await appendNew(client, stream, 3);
    await client.setStreamMetadata(stream, { maxCount: 1, own: 1, acl: { readRoles: ["$all"] } }, classic);
    await client.deleteStream(stream);
    expect(Object.keys((await client.getStreamMetadata(stream)).metadata!)).toEqual(["truncateBefore"]);
    await appendNew(client, stream, 2);
    const result = await eventually(
      () => client.getStreamMetadata(stream),
      ({ metadata }) => metadata?.truncateBefore === 3,
    );
    expect(result.metadata).toEqual({ truncateBefore: 3 });
    expect(await revisions(client.readStream(stream))).toEqual([3, 4]);
  });

  it("makes a stream exist, though it has no events", async () => {
    const stream = newStream();
    await client.setStreamMetadata(stream, { own: 1 }, classic);
    expect(await failure(readAll(client.readStream(stream)))).toMatchObject({ type: "stream-not-found" });
    await client.appendToStream(stream, [newEvent()], { expectedRevision: "stream_exists", ...classic });
    expect(await revisions(client.readStream(stream))).toEqual([0]);
    const tombstoned = newStream();
    await client.setStreamMetadata(tombstoned, { own: 1 }, classic);
    await client.tombstoneStream(tombstoned, { expectedRevision: STREAM_EXISTS });
    expect(await failure(readAll(client.readStream(tombstoned)))).toMatchObject({ type: "stream-deleted" });
    const deleted = newStream();
    await client.setStreamMetadata(deleted, { own: 1 }, classic);
    await client.deleteStream(deleted, { expectedRevision: "no_stream" });
    expect(Object.keys((await client.getStreamMetadata(deleted)).metadata!)).toEqual(["truncateBefore"]);
  });

  describe("on a server without users, where it can be deleted,", () => {
    /** Undefined for a server with users: no user may delete metadata there. */
    async function streamWith(deletion: (metastream: string) => Promise<unknown>): Promise<string | undefined> {
      const stream = newStream();
      await appendNew(client, stream, 3);
      await client.setStreamMetadata(stream, { truncateBefore: 2 }, classic);
      return deletion(`$$${stream}`).then(
        () => stream,
        (error) => void expect(error).toMatchObject({ type: "access-denied" }),
      );
    }

    it("limits nothing any more once it is tombstoned", async () => {
      const stream = await streamWith((metastream) => client.tombstoneStream(metastream));
      if (!stream) return;
      expect(await revisions(client.readStream(stream))).toEqual([0, 1, 2]);
      expect(await failure(client.setStreamMetadata(stream, { own: 1 }, classic))).toMatchObject({ type: "stream-deleted" });
    });

    it("survives its soft delete", async () => {
      const stream = await streamWith((metastream) => client.deleteStream(metastream));
      if (!stream) return;
      expect(await revisions(client.readStream(stream))).toEqual([2]);
    });
  });
});
