import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EventStore as EmbeddedStore, startEventStore } from "@tablee/eventstore-embedded/server";
import { noKeys } from "@tablee/platform/person-keys";
import { secured } from "../../../test/stage/secured.ts";
import { AccessDenied, AppendTooLarge } from "./errors.ts";
import { EventStore } from "./event-store.ts";
import type { EventMetadata, NewEvent } from "./events.ts";

const event = (data: object, metadata: object = {}): NewEvent => ({
  id: crypto.randomUUID(),
  type: "ProductWithdrawn",
  data: data as NewEvent["data"],
  metadata: { actor: {}, schemaVersion: 1, ...metadata } as unknown as EventMetadata,
});

describe("a secured event store", () => {
  const folder = mkdtempSync(join(tmpdir(), "event-store-access-"));
  let server: EmbeddedStore;
  let trust: string;
  let store: EventStore;
  const as = (user: string) => new EventStore(`esdb://${user}@127.0.0.1:${server.port}?tls=true${trust}`, noKeys);
  beforeAll(async () => {
    const { options, trust: authority } = await secured(folder);
    trust = authority;
    server = await startEventStore({ dir: join(folder, "log"), sync: false, ...options });
    store = new EventStore(server.connectionString + trust, noKeys);
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it("takes appends of the connection string's user, and is read and followed as that user", async () => {
    const identity = await store.identity();
    await store.append("product-another", [event({ kept: true })], "no_stream");
    expect((await store.read("product-another")).map(({ data }) => data)).toEqual([{ kept: true }]);
    expect((await store.newest(0n)).some(({ stream }) => stream === "product-another")).toBe(true);
    expect(identity).toBe(await store.identity());
  });

  it.each(["tablee:another", "admin:changeit"])("reports in one sentence that it refuses %s, and is not asked again", async (user) => {
    const stranger = as(user);
    const refused = new AccessDenied(undefined).message;
    await expect(stranger.identity()).rejects.toThrow(refused);
    await expect(stranger.append("product-mine", [event({})], "no_stream")).rejects.toThrow(AccessDenied);
    await expect(stranger.head()).rejects.toThrow(AccessDenied);
    await stranger.close();
  });

  it("counts the bytes of data and metadata together", async () => {
    const third = "é".repeat(90_000);
    await store.append("product-size", [event({ third })], "no_stream");
    await expect(store.append("product-size", [event({ third, more: third, most: third })], 0)).rejects.toThrow(AppendTooLarge);
    await expect(store.append("product-size", [event({ third, more: third }, { third })], 0)).rejects.toThrow(
      /^1 events of 5400\d\d bytes for product-size$/,
    );
    expect(await store.read("product-size")).toHaveLength(1);
  });

  it("takes a server's refusal of size for its own", async () => {
    const { options } = await secured(folder);
    const small = await startEventStore({ dir: join(folder, "small"), sync: false, maxAppendBytes: 1_000, ...options });
    const there = new EventStore(small.connectionString + trust, noKeys);
    await there.append("product-size", [event({ text: "x".repeat(900) })], "no_stream");
    const refused = there.append("product-size", [event({ text: "x".repeat(1_100) })], 0);
    await expect(refused).rejects.toThrow(/^1 events of 11\d\d bytes for product-size$/);
    await expect(refused).rejects.toThrow(AppendTooLarge);
    await there.close();
    await small.stop();
  });
});
