import { setImmediate as nextTurn } from "node:timers/promises";
import { PlayedStore } from "../test/played-store.ts";
import type { EventStore } from "./event-store.ts";
import { follow, followEntries } from "./follow.ts";
import type { Batch } from "./subscription-buffer.ts";
import { Undecodable } from "./undecodable.ts";

describe("the events of a subscription", () => {
  const played = (play: (subscription: PlayedStore["subscription"]) => void) => {
    const store = new PlayedStore();
    store.play.push(play);
    const stop = new AbortController();
    const options = { categories: ["order"], after: undefined, signal: stop.signal };
    return { store, log: store as unknown as EventStore, options, stop };
  };
  /** The first batch that holds anything. */
  const firstOf = async <Entry>(batches: AsyncGenerator<Batch<Entry>, void>): Promise<Batch<Entry> | undefined> => {
    for (;;) {
      const { value } = await batches.next();
      if (!value || value.events.length > 0) return value ?? undefined;
    }
  };
  const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

  it("is never held back while it is live: with 4,000 events that wait for the reader it ends, and is resumed after the last one", async () => {
    const { store, log, options, stop } = played((subscription) => {
      subscription.send(1);
      subscription.emit("caughtUp");
    });
    store.end = 10_000n;
    const batches = follow(log, options);
    while (!(await batches.next()).value?.caughtUp);
    const { subscription } = store;
    subscription.send(...many(2, 4_500));
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    expect(subscription.isPaused()).toBe(false);
    let taken = 0;
    while (taken < 4_000) taken += (await batches.next()).value?.events.length ?? 0;
    const next = batches.next();
    for (const deadline = Date.now() + 5_000; store.asked.length === 1 && Date.now() < deadline; ) await nextTurn();
    expect(store.asked).toEqual([undefined, 4_001n]);
    stop.abort();
    await next;
  });

  it("waits at the server while it catches up and its reader has more than it can take", async () => {
    const { store, log, options, stop } = played((subscription) => subscription.send(...many(1, 4_500)));
    const batches = follow(log, options);
    let { length: taken } = (await firstOf(batches))!.events;
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    expect(store.subscription.isPaused()).toBe(true);
    for (; taken < 4_500; ) taken += (await batches.next()).value!.events.length;
    expect(store.asked).toEqual([undefined]);
    stop.abort();
  });

  it("stops a follower at an event that cannot be read, and not one that takes it as such", async () => {
    const send = (subscription: PlayedStore["subscription"]) => subscription.send(1, 2, 3);
    const strict = played(send);
    strict.store.damaged.add(2n);
    const batches = follow(strict.log, strict.options);
    expect(await firstOf(batches)).toMatchObject({ events: [{ position: 1n }], position: 1n, caughtUp: false });
    await expect(batches.next()).rejects.toThrow("Happened, number 0 of order-1, cannot be read (position 2)");

    const lenient = played(send);
    lenient.store.damaged.add(2n);
    expect(await firstOf(followEntries(lenient.log, lenient.options))).toMatchObject({
      events: [{ position: 1n }, expect.any(Undecodable), { position: 3n }],
      position: 3n,
    });
    lenient.stop.abort();
  });
});
