import { BACKWARDS, END, FORWARDS, jsonEvent, START } from "@eventstore/db-client";
import { appendNew, classic, contractClient, failure, newStream, readAll, revisions } from "./harness.ts";

const client = await contractClient();

describe("read", () => {
  describe("a stream", () => {
    let stream: string;
    beforeAll(async () => {
      stream = newStream();
      await appendNew(client, stream, 5);
    });

    it.each([
      ["forwards from the start", { direction: FORWARDS, fromRevision: START }, [0, 1, 2, 3, 4]],
      ["forwards from a revision, which is included", { direction: FORWARDS, fromRevision: 2n }, [2, 3, 4]],
      ["forwards from beyond the end", { direction: FORWARDS, fromRevision: 9n }, []],
      ["forwards, a few", { direction: FORWARDS, fromRevision: 1n, maxCount: 2 }, [1, 2]],
      ["backwards from the end", { direction: BACKWARDS, fromRevision: END }, [4, 3, 2, 1, 0]],
      ["backwards from a revision, which is included", { direction: BACKWARDS, fromRevision: 2n }, [2, 1, 0]],
      ["backwards from beyond the end", { direction: BACKWARDS, fromRevision: 9n }, [4, 3, 2, 1, 0]],
      ["backwards from the start", { direction: BACKWARDS, fromRevision: START }, [0]],
      ["backwards, the last one", { direction: BACKWARDS, fromRevision: END, maxCount: 1 }, [4]],
    ] as const)("%s", async (_, options, expected) => {
      expect(await revisions(client.readStream(stream, options))).toEqual(expected);
    });

    it("that does not exist is not found", async () => {
      const missing = newStream();
      expect(await failure(readAll(client.readStream(missing)))).toMatchObject({ type: "stream-not-found", streamName: missing });
    });

    it("of more events than one page comes complete and in order", async () => {
      const long = newStream();
      for (let from = 0; from < 3_000; from += 500) {
        await appendNew(client, long, 500, { expectedRevision: from === 0 ? "no_stream" : BigInt(from - 1) });
      }
      expect(await revisions(client.readStream(long))).toEqual(Array.from({ length: 3_000 }, (_, i) => i));
      expect(await revisions(client.readStream(long, { direction: BACKWARDS, fromRevision: END }))).toHaveLength(3_000);
    });

    it("of links gives what they point to, together with the link", async () => {
      const links = newStream("links");
      const link = (target: string) => jsonEvent({ type: "$>", data: target as never });
      const raw = { ...link(""), contentType: "application/octet-stream" as const };
      await client.appendToStream(
        links,
        [`3@${stream}`, `99@${stream}`].map((target) => ({ ...raw, id: crypto.randomUUID(), data: Buffer.from(target) })) as never,
        classic,
      );
      const resolved = await readAll(client.readStream(links, { resolveLinkTos: true }));
      expect(resolved[0]!.event).toMatchObject({ streamId: stream, revision: 3n });
      expect(resolved[0]!.link).toMatchObject({ streamId: links, revision: 0n, type: "$>" });
      expect(resolved[1]!.event).toBeUndefined();
      expect(resolved[1]!.link).toMatchObject({ revision: 1n });
      const unresolved = await readAll(client.readStream(links));
      expect(unresolved[0]!.event).toMatchObject({ streamId: links, type: "$>" });
    });
  });

  describe("$all", () => {
    it("holds a stream's events in the order of their positions", async () => {
      const stream = newStream();
      const { position } = await appendNew(client, stream, 3);
      const events = await readAll(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 50 }));
      const ours = events.filter(({ event }) => event?.streamId === stream);
      expect(ours.map(({ event }) => event!.revision)).toEqual([2n, 1n, 0n]);
      expect(ours[0]!.event!.position).toEqual(position);
      expect(ours[0]!.commitPosition).toBe(position!.commit);
    });

    it("forwards includes the position, backwards excludes it", async () => {
      const stream = newStream();
      await appendNew(client, stream, 3);
      const [, middle] = await readAll(client.readStream(stream));
      const fromPosition = middle!.event!.position!;
      const [next] = await readAll(client.readAll({ fromPosition, maxCount: 1 }));
      expect(next!.event).toMatchObject({ streamId: stream, revision: 1n });
      const [previous] = await readAll(client.readAll({ fromPosition, maxCount: 1, direction: BACKWARDS }));
      expect(previous!.event).toMatchObject({ streamId: stream, revision: 0n });
    });

    it("begins with system events", async () => {
      const [first] = await readAll(client.readAll({ fromPosition: START, maxCount: 1 }));
      expect(first!.event!.streamId).toMatch(/^\$/);
    });

    it("has nothing before the start and nothing after the end", async () => {
      expect(await readAll(client.readAll({ fromPosition: END }))).toEqual([]);
      expect(await readAll(client.readAll({ fromPosition: START, direction: BACKWARDS }))).toEqual([]);
    });
  });
});
