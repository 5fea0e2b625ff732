import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import type { PersonKeys } from "@tablee/platform/person-keys";
import { EventStore } from "./event-store.ts";
import type { NewEvent } from "./events.ts";

const noKeys: PersonKeys = { create: () => Promise.reject(new Error("no keys")), find: async () => new Map(), destroy: async () => {} };
const event = (): NewEvent => ({
  id: crypto.randomUUID(),
  type: "ProductWithdrawn",
  data: {} as NewEvent["data"],
  metadata: { schemaVersion: 1 } as unknown as NewEvent["metadata"],
});

describe("a node that lags behind the leader", () => {
  it("is not asked what a stream has, nor where the log ends", async () => {
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
});
