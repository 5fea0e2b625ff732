import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import { noKeys } from "@tablee/platform/person-keys";
import { EventStore } from "./event-store.ts";
import type { NewEvent } from "./events.ts";
import { follow } from "./follow.ts";

const event = (): NewEvent => ({
  id: crypto.randomUUID(),
  type: "ProductWithdrawn",
  data: {} as NewEvent["data"],
  metadata: { actor: {}, schemaVersion: 1 } as unknown as NewEvent["metadata"],
});

describe("a node that lags behind the leader", () => {
  it("is not asked for the events of a stream, nor for the end of the log", async () => {
    const dir = mkdtempSync(join(tmpdir(), "event-store-leader-"));
    const server = await startEventStore({ dir, sync: false, faults: true });
    const store = new EventStore(server.connectionString, noKeys);
    await store.identity();
    server.faults.lagReads(60_000);
    const { position } = await store.append("product-new", [event()], "no_stream");
    expect(await store.head()).toBe(position);
    expect((await store.newest(position - 1n)).map(({ stream }) => stream)).toEqual(["product-new"]);
    expect(await store.read("product-new")).toHaveLength(1);
    await store.close();
    await server.stop();
    rmSync(dir, { recursive: true });
  });

  it("does not halt a reader that prefers it and whose subscription ends in between", async () => {
    const dir = mkdtempSync(join(tmpdir(), "event-store-lagging-"));
    const server = await startEventStore({ dir, sync: false, faults: true });
    const store = new EventStore(`${server.connectionString}&nodePreference=follower`, noKeys);
    const stop = new AbortController();
    await store.identity();
    const seen: bigint[] = [];
    const interruptions: unknown[] = [];
    const following = (async () => {
      const options = { categories: ["product"], after: undefined, signal: stop.signal };
      for await (const { events } of follow(store, { ...options, onInterruption: (error) => interruptions.push(error) }))
        seen.push(...events.map(({ position }) => position));
    })();
    const first = await store.append("product-a", [event()], "no_stream");
    while (seen.length < 1) await sleep(10);
    server.faults.lagReads(1_000);
    const second = await store.append("product-b", [event()], "no_stream");
    while (seen.length < 2) await sleep(10);
    server.faults.dropSubscriptionsAsTooSlow();
    const third = await store.append("product-c", [event()], "no_stream");
    while (seen.length < 3) await sleep(10);
    expect(seen).toEqual([first.position, second.position, third.position]);
    expect(interruptions.length).toBeGreaterThan(0);
    stop.abort();
    await following;
    await store.close();
    await server.stop();
    rmSync(dir, { recursive: true });
  });
});
