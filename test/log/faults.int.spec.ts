import { setTimeout as sleep } from "node:timers/promises";
import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { pauseQueue, queues } from "@tablee/contracts/calls/operations";
import { follow } from "@tablee/event-store/follow";
import { eventually, ordersOf, staffMember, type Visitor } from "../stage/people.ts";
import { type Stage, setStage } from "../stage/stage.ts";

const cookieOf = ({ jar }: Visitor) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

describe("an event store in trouble", () => {
  let stage: Stage;
  let person: Visitor;
  beforeAll(async () => {
    stage = await setStage({ households: true, gates: true });
    person = await stage.household();
  });
  afterAll(() => stage.stop());

  it("is tried again: an append that is dropped is not lost", async () => {
    const [, order] = await ordersOf(person);
    stage.faults.dropNextAppend("UNAVAILABLE");
    expect((await person.call(skipOrder, { orderId: order!.orderId })).order.status).toBe("skipped");
  });

  it("does not do a thing twice whose acknowledgement was lost after the commit", async () => {
    const [, , order] = await ordersOf(person);
    stage.faults.loseNextAckAfterCommit();
    expect((await person.call(skipOrder, { orderId: order!.orderId })).order.status).toBe("skipped");
    const events = await stage.running.api.opened.store.read(`order-${order!.orderId}`);
    expect(events.filter((event) => event.type === "OrderSkipped")).toHaveLength(1);
  });

  it("is known to be unavailable once a command has waited in vain, and is found again automatically", async () => {
    const [, , , order] = await ordersOf(person);
    const skip = () => person.call(skipOrder, { orderId: order!.orderId });
    stage.gates.eventStore.shut();
    await expect(skip()).rejects.toMatchObject({ status: 503, body: { code: "unavailable" } });
    // The next ones do not wait: none of them reaches the store before it is known to be back.
    stage.gates.eventStore.open();
    await expect(Promise.all([skip(), skip(), skip()])).rejects.toMatchObject({ status: 503 });
    const back = () =>
      skip().then(
        ({ order }) => order.status,
        () => "away",
      );
    expect(await eventually(back, (status) => status === "skipped")).toBe("skipped");
  });

  it("is read completely by readers while the connection is replaced", async () => {
    const { store } = stage.running.api.opened;
    const { stream } = (await store.newest(0n)).find((event) => event.stream.startsWith("product-"))!;
    const { id: _, ...stored } = (await store.read(stream))[0]!;
    for (let revision = 0; revision < 20; revision++)
      await store.append(
        stream,
        Array.from({ length: 100 }, () => ({ ...stored, id: crypto.randomUUID() })),
        revision * 100,
      );
    const reads = Array.from({ length: 20 }, () => store.read(stream));
    await sleep(20);
    await store.reconnect();
    expect((await Promise.all(reads)).map((events) => events.length)).toEqual(reads.map(() => 2_001));
  });

  it("is followed up to an event that this version cannot read, and no further: no subscription skips it", async () => {
    const { store } = stage.running.api.opened;
    const { stream } = (await store.newest(0n)).find((event) => event.stream.startsWith("product-"))!;
    const { id: _, ...stored } = (await store.read(stream))[0]!;
    const category = "unreadable";
    const newer = { ...stored, metadata: { ...stored.metadata, schemaVersion: 99 } };
    for (const [i, event] of [stored, stored, newer, stored, stored].entries())
      await store.append(`${category}-${i + 1}`, [{ ...event, id: crypto.randomUUID() }], "no_stream");
    const seen: string[] = [];
    const positions: bigint[] = [];
    const following = (async () => {
      for await (const batch of follow(store, {
        categories: [category],
        after: undefined,
        signal: AbortSignal.timeout(20_000),
        maxEvents: 1,
      })) {
        seen.push(...batch.events.map((event) => event.stream));
        positions.push(batch.position);
        await sleep(100);
      }
    })();
    await expect(following).rejects.toThrow(`${category}-3, cannot be read`);
    expect(seen).toEqual([`${category}-1`, `${category}-2`]);
    expect(positions.at(-1)).toBe((await store.read(`${category}-2`))[0]!.position);
  });

  it("resumes following the log after its subscriptions were cut", async () => {
    stage.faults.dropSubscriptions();
    const [, , , order] = await ordersOf(person);
    await person.call(skipOrder, { orderId: order!.orderId });
    const cards = await eventually(
      () => ordersOf(person),
      (all) => all.find((card) => card.orderId === order!.orderId)?.status === "skipped",
    );
    expect(cards.find((card) => card.orderId === order!.orderId)?.status).toBe("skipped");
  });
});

describe("a database that is away", () => {
  let stage: Stage;
  let person: Visitor;
  beforeAll(async () => {
    stage = await setStage({ households: true, gates: true });
    person = await stage.household();
  });
  afterAll(() => stage.stop());

  it("answers reads and commands with 503 and when to retry, and nothing is lost once it is back", async () => {
    const [, order] = await ordersOf(person);
    await person.call(skipOrder, { orderId: order!.orderId });
    stage.gates.postgres.shut();
    const refused = await fetch(stage.url + accountIndex.path, { headers: { cookie: cookieOf(person) } });
    expect({ status: refused.status, retryAfter: refused.headers.get("retry-after") }).toEqual({ status: 503, retryAfter: "2" });
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
    await expect(person.call(unskipOrder, { orderId: order!.orderId })).rejects.toMatchObject({ status: 503 });
    stage.gates.postgres.open();
    const cards = await eventually(
      () => ordersOf(person).catch(() => []),
      (all) => all.find((card) => card.orderId === order!.orderId)?.status === "skipped",
    );
    expect(cards.find((card) => card.orderId === order!.orderId)?.status).toBe("skipped");
    await person.call(unskipOrder, { orderId: order!.orderId });
    const back = await eventually(
      () => ordersOf(person),
      (all) => all.find((card) => card.orderId === order!.orderId)?.status === "open",
    );
    expect(back.find((card) => card.orderId === order!.orderId)?.status).toBe("open");
  });
});

describe("Redis, when it is away,", () => {
  let stage: Stage;
  let person: Visitor;
  let admin: Visitor;
  beforeAll(async () => {
    stage = await setStage({ households: true, gates: true });
    person = await stage.household();
    admin = await staffMember(stage.url, "admin@tablee.example");
  });
  afterAll(() => stage.stop());

  it("keeps no customer from anything; the console says so, and work resumes afterwards", async () => {
    stage.gates.redis.shut();
    const [, order] = await ordersOf(person);
    expect((await person.call(skipOrder, { orderId: order!.orderId })).order.status).toBe("skipped");
    expect((await admin.call(queues, {})).reachable).toBe(false);
    await expect(admin.call(pauseQueue, { queue: "billing", paused: true })).rejects.toMatchObject({ body: { code: "unavailable" } });
    stage.gates.redis.open();
    const seen = await eventually(
      () => admin.call(queues, {}),
      ({ reachable }) => reachable,
    );
    expect(seen.reachable).toBe(true);
  });
});
