import { setTimeout as sleep } from "node:timers/promises";
import { streamNameFilter } from "@eventstore/db-client";
import { appendNew, classic, collect, failure, newEvent, newStream, readAll, revisions, specServer } from "./harness.ts";

const LAG_MS = 100;

const server = await specServer({ faults: true });

describe("reads that lag", () => {
  afterEach(() => server.faults.clear());

  /** Makes reads see the present state, and no later event. */
  async function lag() {
    server.faults.holdReads();
    await sleep(2);
  }
  const append = (stream: string, expectedRevision: bigint) =>
    server.client.appendToStream(stream, [newEvent()], { expectedRevision, ...classic });
  const typeOfFailure = async (stream: string) => (await failure(readAll(server.client.readStream(stream)))).type;

  it("see what there was some moments ago, of a stream and of $all, and nothing else later", async () => {
    const [stream, other] = [newStream(), newStream()];
    const { position } = await appendNew(server.client, stream, 2);
    await lag();
    await append(stream, 1n);
    await appendNew(server.client, other, 1);
    const backwards = { direction: "backwards", maxCount: 1 } as const;
    expect(await revisions(server.client.readStream(stream))).toEqual([0, 1]);
    expect(await revisions(server.client.readStream(stream, { fromRevision: "end", ...backwards }))).toEqual([1]);
    expect(await typeOfFailure(other)).toBe("stream-not-found");
    const [last] = await readAll(server.client.readAll({ fromPosition: "end", ...backwards }));
    expect(last!.event!.position).toEqual(position);
    expect((await readAll(server.client.readAll())).at(-1)!.event!.position).toEqual(position);
    server.faults.clear();
    server.faults.lagReads(LAG_MS);
    await sleep(LAG_MS);
    expect(await revisions(server.client.readStream(stream))).toEqual([0, 1, 2]);
    expect(await revisions(server.client.readStream(other))).toEqual([0]);
    server.faults.lagReads(Date.now());
    expect(await typeOfFailure(stream)).toBe("stream-not-found");
  });

  it("do not know yet that a stream is deleted, limited or back", async () => {
    const [soft, hard, limited, back] = [newStream(), newStream(), newStream(), newStream()];
    for (const stream of [soft, hard, limited, back]) await appendNew(server.client, stream, 2);
    await server.client.deleteStream(back);
    await lag();
    await server.client.deleteStream(soft);
    await server.client.tombstoneStream(hard);
    await server.client.setStreamMetadata(limited, { maxCount: 1 }, classic);
    await append(back, 1n);
    for (const stream of [soft, hard, limited]) expect(await revisions(server.client.readStream(stream))).toEqual([0, 1]);
    expect(await typeOfFailure(back)).toBe("stream-not-found");
    server.faults.clear();
    expect([await typeOfFailure(soft), await typeOfFailure(hard)]).toEqual(["stream-not-found", "stream-deleted"]);
    expect(await revisions(server.client.readStream(limited))).toEqual([1]);
    expect(await revisions(server.client.readStream(back))).toEqual([2]);
  });

  it("leave appends as they are, and reads that ask for the leader", async () => {
    const stream = newStream();
    await lag();
    await appendNew(server.client, stream, 1);
    expect(await failure(appendNew(server.client, stream, 1))).toMatchObject({ type: "wrong-expected-version", actualVersion: 0n });
    expect(await revisions(server.client.readStream(stream, { requiresLeader: true }))).toEqual([0]);
    expect(await typeOfFailure(stream)).toBe("stream-not-found");
  });

  it("leave subscriptions as they are, which from the end start where reads end", async () => {
    const stream = newStream();
    await appendNew(server.client, stream, 2);
    await lag();
    await append(stream, 1n);
    const filter = streamNameFilter({ prefixes: [stream] });
    const started = [
      server.client.subscribeToStream(stream),
      server.client.subscribeToStream(stream, { fromRevision: "end" }),
      server.client.subscribeToAll({ filter }),
      server.client.subscribeToAll({ filter, fromPosition: "end" }),
    ];
    const all = started.map(collect);
    await append(stream, 2n);
    await Promise.all(all.map(({ log, events, until }) => until(() => log.includes("caughtUp") && events.at(-1)?.event?.revision === 3n)));
    const seen = all.map(({ events }) => events.map(({ event }) => Number(event!.revision)));
    expect(seen).toEqual([
      [0, 1, 2, 3],
      [2, 3],
      [0, 1, 2, 3],
      [2, 3],
    ]);
    await Promise.all(started.map((subscription) => subscription.unsubscribe()));
  });
});
