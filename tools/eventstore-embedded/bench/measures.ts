import { type EventStoreDBClient, jsonEvent, START, streamNameFilter } from "@eventstore/db-client";

/** Credentials select the client's classic Append, as the product does; over an insecure connection they are not sent. */
const classicAppend = { credentials: { username: "anybody", password: "anybody" } };
const event = () =>
  jsonEvent({
    type: "OrderSkipped",
    data: { orderId: "0f8fad5b-d9cb-469f-a165-70867728950e", week: "2026-W48", note: "x".repeat(120) },
    metadata: { commandId: "7c9e6679", actor: "customer" },
  });

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((count / (performance.now() - start)) * 1_000);
}

/** Appends/s of single events, each to a new stream, with `inFlight` under way at a time. */
export async function appends(
  client: EventStoreDBClient,
  run: string,
  count: number,
  inFlight: number,
  eventsPerAppend = 1,
): Promise<number> {
  let started = 0;
  const worker = async () => {
    while (started < count) {
      const stream = `bench-${run}-${started++}`;
      await client.appendToStream(stream, Array.from({ length: eventsPerAppend }, event), {
        expectedRevision: "no_stream",
        ...classicAppend,
      });
    }
  };
  return perSecond(count, () => Promise.all(Array.from({ length: inFlight }, worker)));
}

/** Events/s that a subscription to `$all`, filtered by a stream prefix, delivers until it has caught up; all of them match. */
export async function catchUp(client: EventStoreDBClient): Promise<number> {
  let count = 0;
  const subscription = client.subscribeToAll({
    fromPosition: START,
    filter: streamNameFilter({ prefixes: ["bench-"], checkpointInterval: 100 }),
  });
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    subscription.on("data", () => count++);
    subscription.on("caughtUp", resolve);
    subscription.on("error", reject);
  });
  const elapsed = performance.now() - start;
  await subscription.unsubscribe();
  return Math.round((count / elapsed) * 1_000);
}

/** Measures with a filter that no event passes: the speed of the server's scan alone, considered events/s. */
export async function emptyCatchUp(client: EventStoreDBClient, events: number): Promise<number> {
  const subscription = client.subscribeToAll({
    fromPosition: START,
    filter: streamNameFilter({ prefixes: ["nothing-"], checkpointInterval: 1_000 }),
  });
  const rate = await perSecond(
    events,
    () =>
      new Promise<void>((resolve, reject) => {
        subscription.on("data", () => {});
        subscription.on("caughtUp", resolve);
        subscription.on("error", reject);
      }),
  );
  await subscription.unsubscribe();
  return rate;
}

/** Events/s of reading one stream from its start. */
export async function readStream(client: EventStoreDBClient, events: number): Promise<number> {
  for (let written = 0; written < events; written += 500) {
    await client.appendToStream("bench-long", Array.from({ length: 500 }, event), {
      expectedRevision: written === 0 ? "no_stream" : BigInt(written - 1),
      ...classicAppend,
    });
  }
  return perSecond(events, async () => {
    for await (const _ of client.readStream("bench-long"));
  });
}

/** The median time from the call of an append to its event's arrival at a live subscriber, milliseconds. */
export async function appendToSubscriber(client: EventStoreDBClient, samples: number): Promise<number> {
  const subscription = client.subscribeToAll({ fromPosition: "end", filter: streamNameFilter({ prefixes: ["live-"] }) });
  await new Promise((resolve, reject) => subscription.once("caughtUp", resolve).once("error", reject));
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    const start = performance.now();
    const arrived = new Promise((resolve) => subscription.once("data", resolve));
    await client.appendToStream(`live-${start}`, [event()], { expectedRevision: "no_stream", ...classicAppend });
    await arrived;
    times.push(performance.now() - start);
  }
  await subscription.unsubscribe();
  return Number(times.sort((a, b) => a - b)[samples >> 1]!.toFixed(2));
}
