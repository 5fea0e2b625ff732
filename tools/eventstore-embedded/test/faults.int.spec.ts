import {
  appendNew,
  classic,
  collect,
  eventually,
  failure,
  newEvent,
  newEvents,
  newStream,
  readAll,
  revisions,
  specServer,
  startEmbedded,
} from "./harness.ts";

const server = await specServer({ faults: true });

describe("faults on demand", () => {
  afterEach(() => server.faults.clear());
  const isMissing = async (stream: string) => (await failure(readAll(server.client.readStream(stream)))).type === "stream-not-found";

  it.each([
    ["ABORTED", "timeout"],
    ["UNAVAILABLE", "unavailable"],
  ] as const)("an append dropped with %s fails and is not written; the next one succeeds", async (status, type) => {
    const stream = newStream();
    server.faults.dropNextAppend(status);
    expect(await failure(appendNew(server.client, stream, 1))).toMatchObject({ type });
    expect(await isMissing(stream)).toBe(true);
    await appendNew(server.client, stream, 1);
  });

  it("a lost acknowledgement hides an append that was made, and the same append again succeeds", async () => {
    const stream = newStream();
    const events = newEvents(2);
    const append = () => server.client.appendToStream(stream, events, { expectedRevision: "no_stream", ...classic });
    server.faults.loseNextAckAfterCommit();
    expect(await failure(append())).toMatchObject({ type: "unavailable" });
    expect((await append()).nextExpectedRevision).toBe(1n);
    expect(await revisions(server.client.readStream(stream))).toEqual([0, 1]);
  });

  it("a delayed acknowledgement arrives late, and past the deadline not at all", async () => {
    server.faults.delayAck(150);
    const start = performance.now();
    await appendNew(server.client, newStream(), 1);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
    const stream = newStream();
    // Long enough for a loaded machine to receive the append, and shorter than the acknowledgement takes.
    server.faults.delayAck(4000);
    expect(await failure(appendNew(server.client, stream, 1, { deadline: 1500 }))).toMatchObject({ type: "deadline-exceeded" });
    expect(await revisions(server.client.readStream(stream))).toEqual([0]);
  });

  it("a server that is not the leader says who is", async () => {
    server.faults.answerNotLeader();
    expect(await failure(appendNew(server.client, newStream(), 1))).toMatchObject({
      type: "not-leader",
      leader: { address: "127.0.0.1", port: server.port },
    });
    server.faults.clear();
    await appendNew(server.client, newStream(), 1);
  });

  it("a dropped subscription ends with unavailable", async () => {
    const { failed, log, until } = collect(server.client.subscribeToAll());
    await until(() => log.includes("caughtUp"));
    server.faults.dropSubscriptions();
    expect(await failed).toMatchObject({ type: "unavailable" });
  });

  it("a subscription dropped as too slow ends as a slow one does", async () => {
    const { failed, log, until } = collect(server.client.subscribeToAll());
    await until(() => log.includes("caughtUp"));
    server.faults.dropSubscriptionsAsTooSlow();
    expect(await failed).toMatchObject({ code: 10, message: expect.stringContaining("Consumer too slow") });
  });

  it("a subscription is told that it fell behind, and later that it has caught up again", async () => {
    const stream = newStream();
    await appendNew(server.client, stream, 1);
    const subscription = server.client.subscribeToStream(stream);
    const { log, until } = collect(subscription);
    await until(() => log.includes("caughtUp"));
    server.faults.sendFellBehind();
    await server.client.appendToStream(stream, [newEvent("Live")], classic);
    server.faults.sendCaughtUp();
    await until(() => log.length === 6);
    expect(log).toEqual(["confirmation", "OrderSkipped", "caughtUp", "fellBehind", "Live", "caughtUp"]);
    await subscription.unsubscribe();
  });

  it("a subscription that is held back is sent nothing until it is released, and then everything before it is current", async () => {
    const stream = newStream();
    await appendNew(server.client, stream, 1);
    const subscription = server.client.subscribeToStream(stream);
    const { log, until } = collect(subscription);
    await until(() => log.includes("caughtUp"));
    server.faults.holdSubscriptions();
    await until(() => log.includes("fellBehind"));
    await server.client.appendToStream(stream, [newEvent("Held")], classic);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(log.at(-1)).toBe("fellBehind");
    server.faults.releaseSubscriptions();
    await until(() => log.length === 6);
    expect(log.slice(2)).toEqual(["caughtUp", "fellBehind", "Held", "caughtUp"]);
    await subscription.unsubscribe();
  });

  it("a recreated stream is not found for a moment, though its append was acknowledged", async () => {
    const stream = newStream();
    await appendNew(server.client, stream, 2);
    await server.client.deleteStream(stream);
    server.faults.hideRecreatedStreams(150);
    await appendNew(server.client, stream, 1);
    expect(await isMissing(stream)).toBe(true);
    const shown = await eventually(
      () => revisions(server.client.readStream(stream)),
      (found) => Array.isArray(found),
    );
    expect(shown).toEqual([2]);
    await appendNew(server.client, newStream(), 1);
  });

  it("cannot be had from a server that was not started with them", async () => {
    const plain = await startEmbedded();
    expect(() => plain.faults.dropNextAppend("ABORTED")).toThrow("faults: true");
    await plain.client.appendToStream(newStream(), [newEvent()], classic);
    await plain.end();
  });
});
