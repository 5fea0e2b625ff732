import { type EventStoreDBClient, eventTypeFilter, type Position, streamNameFilter } from "@eventstore/db-client";
import { appendNew, classic, collect, contractClient, newEvent, newStream } from "./harness.ts";

describe("subscriptions", () => {
  let client: EventStoreDBClient;
  let end: () => Promise<void>;
  beforeAll(async () => ({ client, end } = await contractClient()));
  afterAll(() => end());
  const append = (stream: string, type = "Live") =>
    client.appendToStream(stream, [newEvent(type)], { expectedRevision: "any", ...classic });

  describe("to a stream", () => {
    it("confirm, give what there is, say that they have caught up, and go on live", async () => {
      const stream = newStream();
      await appendNew(client, stream, 2);
      const subscription = client.subscribeToStream(stream);
      const { log, until } = collect(subscription);
      await until(() => log.includes("caughtUp"));
      await append(stream);
      await until(() => log.includes("Live"));
      expect(log).toEqual(["confirmation", "OrderSkipped", "OrderSkipped", "caughtUp", "Live"]);
      await subscription.unsubscribe();
    });

    it("from a revision begin after it, from the end with what comes", async () => {
      const stream = newStream();
      await appendNew(client, stream, 3);
      const after = collect(client.subscribeToStream(stream, { fromRevision: 1n }));
      const fromEnd = collect(client.subscribeToStream(stream, { fromRevision: "end" }));
      await fromEnd.until(() => fromEnd.log.includes("caughtUp") && after.log.includes("caughtUp"));
      await append(stream);
      await fromEnd.until(() => fromEnd.events.length === 1 && after.events.length === 2);
      expect(after.events.map(({ event }) => event!.revision)).toEqual([2n, 3n]);
      expect(fromEnd.events.map(({ event }) => event!.revision)).toEqual([3n]);
    });

    it("wait for a stream that does not exist yet", async () => {
      const stream = newStream();
      const { events, log, until } = collect(client.subscribeToStream(stream));
      await until(() => log.includes("caughtUp"));
      await append(stream);
      await until(() => events.length === 1);
    });

    it("end when the stream is tombstoned", async () => {
      const stream = newStream();
      await appendNew(client, stream, 1);
      const { failed, log, until } = collect(client.subscribeToStream(stream));
      await until(() => log.includes("caughtUp"));
      await client.tombstoneStream(stream);
      expect(await failed).toMatchObject({ type: "stream-deleted" });
    });
  });

  describe("to $all", () => {
    it("give only what passes a stream prefix, before and after they have caught up", async () => {
      const category = `only${Date.now()}`;
      await appendNew(client, newStream(category), 2);
      await appendNew(client, newStream(), 2);
      const { events, log, until } = collect(
        client.subscribeToAll({ filter: streamNameFilter({ prefixes: [`${category}-`, "nothing-"] }) }),
      );
      await until(() => log.includes("caughtUp"));
      await append(newStream());
      await append(newStream(category));
      await until(() => log.includes("Live"));
      expect(log).toEqual(["confirmation", "OrderSkipped", "OrderSkipped", "caughtUp", "Live"]);
      expect(events.every(({ event }) => event!.streamId.startsWith(category))).toBe(true);
    });

    it.each([
      ["a type prefix", (type: string) => eventTypeFilter({ prefixes: [type] })],
      ["a type expression", (type: string) => eventTypeFilter({ regex: `^${type}.$` })],
      ["a name expression", (type: string) => streamNameFilter({ regex: `^contract-.*${type}$` })],
    ])("filter by %s", async (_, filter) => {
      const type = `T${Date.now()}${Math.floor(Math.random() * 1_000)}`;
      await append(`${newStream()}-${type}`, `${type}A`);
      await append(newStream(), "Other");
      const { log, until } = collect(client.subscribeToAll({ filter: filter(type) }));
      await until(() => log.includes("caughtUp"));
      expect(log).toEqual(["confirmation", `${type}A`, "caughtUp"]);
    });

    it("begin after a position, so that a checkpoint neither repeats nor loses an event", async () => {
      const category = `resume${Date.now()}`;
      const stream = newStream(category);
      await appendNew(client, stream, 4);
      const first = collect(client.subscribeToAll({ filter: streamNameFilter({ prefixes: [category] }) }));
      await first.until(() => first.events.length === 4);
      const fromPosition = first.events[1]!.event!.position!;
      const second = collect(client.subscribeToAll({ fromPosition, filter: streamNameFilter({ prefixes: [category] }) }));
      await second.until(() => second.log.includes("caughtUp"));
      expect(second.events.map(({ event }) => event!.revision)).toEqual([2n, 3n]);
    });

    it("report checkpoints when nothing passes, and one can resume from them", async () => {
      const { position: before } = await appendNew(client, newStream(), 1);
      await appendNew(client, newStream(), 200);
      const checkpoints: Position[] = [];
      const filter = streamNameFilter({
        prefixes: ["nothing-"],
        maxSearchWindow: 10,
        checkpointInterval: 2,
        checkpointReached: async (_, at) => void checkpoints.push(at),
      });
      const { events, log, until } = collect(client.subscribeToAll({ fromPosition: before!, filter }));
      await until(() => log.includes("caughtUp"));
      expect(events).toEqual([]);
      expect(checkpoints.length).toBeGreaterThanOrEqual(10);
      expect(checkpoints.every(({ commit }) => commit > before!.commit)).toBe(true);
      const resumed = collect(client.subscribeToAll({ fromPosition: checkpoints.at(-1)! }));
      await resumed.until(() => resumed.log.includes("caughtUp"));
      expect(resumed.events.filter(({ event }) => event!.streamId.startsWith("contract-"))).toEqual([]);
    });

    it("from the end give only what comes", async () => {
      await appendNew(client, newStream(), 1);
      const stream = newStream();
      const { log, until } = collect(client.subscribeToAll({ fromPosition: "end", filter: streamNameFilter({ prefixes: [stream] }) }));
      await until(() => log.includes("caughtUp"));
      await append(stream);
      await until(() => log.includes("Live"));
      expect(log).toEqual(["confirmation", "caughtUp", "Live"]);
    });

    it("hold back for a slow reader and lose nothing", async () => {
      const category = `slow${Date.now()}`;
      await Promise.all(Array.from({ length: 20 }, () => appendNew(client, newStream(category), 100)));
      let count = 0;
      const subscription = client.subscribeToAll({ filter: streamNameFilter({ prefixes: [category] }) }, { highWaterMark: 1 });
      for await (const _ of subscription) {
        count++;
        if (count % 200 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
        if (count === 2_000) break;
      }
      expect(count).toBe(2_000);
    });
  });
});
