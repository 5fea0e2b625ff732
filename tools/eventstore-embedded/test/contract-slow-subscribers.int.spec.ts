import { streamNameFilter } from "@eventstore/db-client";
import { appendNew, classic, collect, contractClient, newEvents, newStream, readAll } from "./harness.ts";

const client = await contractClient();
const [full, other] = [await contractClient(), await contractClient()];

describe("a subscriber that is slow", () => {
  const append = (stream: string, count: number) =>
    client.appendToStream(stream, newEvents(count, "Live"), { expectedRevision: "any", ...classic });

  it("is held back while it catches up, and loses nothing", async () => {
    const stream = newStream("slow");
    for (let i = 0; i < 20; i++) await append(stream, 100);
    let count = 0;
    const filter = streamNameFilter({ prefixes: [stream] });
    const subscription = client.subscribeToAll({ filter }, { highWaterMark: 1 });
    for await (const _ of subscription) {
      count++;
      if (count % 200 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      if (count === 2_000) break;
    }
    expect(count).toBe(2_000);
  });

  it("is dropped while live, once more events wait than its connection takes, and can resume", async () => {
    const stream = newStream("slow");
    await append(stream, 1);
    const { events, log, failed, until } = collect(client.subscribeToStream(stream));
    await until(() => log.includes("caughtUp"));
    await append(stream, 1_500); // About five flow-control windows.
    const error = await failed;
    expect(error).toMatchObject({ code: 10 });
    expect(error.message).toContain("Consumer too slow to handle event while live. Client resubscription required.");
    expect(events.length).toBeLessThan(1_501);
    expect(events.map(({ event }) => event!.revision)).toEqual(events.map((_, i) => BigInt(i)));
    const rest = await readAll(client.readStream(stream, { fromRevision: events.at(-1)!.event!.revision + 1n }));
    expect(events.length + rest.length).toBe(1_501);
  });

  it("is not slow because of one append of some hundred events", async () => {
    const stream = newStream("quick");
    await append(stream, 1);
    const subscription = client.subscribeToStream(stream);
    const { events, log, until } = collect(subscription);
    await until(() => log.includes("caughtUp"));
    await append(stream, 100);
    await until(() => events.length === 101);
    await subscription.unsubscribe();
  });

  it("is dropped, beside others on one connection, after one append of a hundred events", async () => {
    const stream = newStream("many");
    await append(stream, 1);
    const subscriptions = Array.from({ length: 20 }, () => client.subscribeToStream(stream));
    const subscribers = subscriptions.map(collect);
    await Promise.all(subscribers.map(({ log, until }) => until(() => log.includes("caughtUp"))));
    const lost = new Set<(typeof subscribers)[number]>();
    for (const subscriber of subscribers) subscriber.failed.then(() => lost.add(subscriber));
    await append(stream, 200);
    // A dropped subscriber may have received the last event first.
    await subscribers[0]!.until(() => subscribers.every((subscriber) => lost.has(subscriber) || subscriber.events.length === 201));
    expect(lost.size).toBeGreaterThan(0);
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
  });
});

describe("a connection", () => {
  it("carries a hundred calls at a time; the next one waits without an error", async () => {
    const stream = newStream();
    const subscriptions = Array.from({ length: 100 }, () => full.subscribeToStream(stream, { fromRevision: "end" }));
    await Promise.all(subscriptions.map(collect).map(({ log, until }) => until(() => log.includes("caughtUp"))));
    let answered = false;
    const next = appendNew(full, newStream(), 1).then(() => (answered = true));
    // A read on a different connection, sent later, is answered first.
    await appendNew(other, newStream(), 1);
    expect(answered).toBe(false);
    await subscriptions[0]!.unsubscribe();
    expect(await next).toBe(true);
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
  });
});
