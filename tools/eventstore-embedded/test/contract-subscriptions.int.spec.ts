import { eventTypeFilter, streamNameFilter } from "@eventstore/db-client";
import { appendNew, classic, collect, contractClient, newEvent, newStream } from "./harness.ts";

const client = await contractClient();

describe("subscriptions", () => {
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

    it.each(["absent", "soft-deleted"])("that is %s have caught up only once it exists", async (state) => {
      const stream = newStream();
      if (state === "soft-deleted") {
        await appendNew(client, stream, 2);
        await client.deleteStream(stream);
      }
      const { log, until } = collect(client.subscribeToStream(stream));
      const fromEnd = collect(client.subscribeToStream(stream, { fromRevision: "end" }));
      await fromEnd.until(() => fromEnd.log.includes("caughtUp"));
      await until(() => log.length > 0);
      expect(log).toEqual(["confirmation"]);
      await append(stream);
      await until(() => log.includes("caughtUp"));
      expect(log).toEqual(["confirmation", "Live", "caughtUp"]);
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

    it("from the end give only what comes", async () => {
      await appendNew(client, newStream(), 1);
      const stream = newStream();
      const { log, until } = collect(client.subscribeToAll({ fromPosition: "end", filter: streamNameFilter({ prefixes: [stream] }) }));
      await until(() => log.includes("caughtUp"));
      await append(stream);
      await until(() => log.includes("Live"));
      expect(log).toEqual(["confirmation", "caughtUp", "Live"]);
    });
  });
});
