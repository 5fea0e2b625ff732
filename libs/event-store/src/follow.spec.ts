import { setImmediate as nextTurn } from "node:timers/promises";
import { PlayedStore } from "../test/played-store.ts";
import type { EventStore } from "./event-store.ts";
import { type FollowOptions, follow } from "./follow.ts";
import type { Batch } from "./subscription-buffer.ts";

/** Follows a store, and collects the batches for as long as the test runs. */
function followed(store: PlayedStore, options: Partial<FollowOptions> = {}) {
  const batches: Batch[] = [];
  const interruptions: unknown[] = [];
  const stop = new AbortController();
  const ended = (async () => {
    const following = { categories: ["order"], after: undefined, signal: stop.signal, ...options };
    const onInterruption = (error: unknown) => interruptions.push(error);
    for await (const batch of follow(store as unknown as EventStore, { ...following, onInterruption })) batches.push(batch);
  })();
  ended.catch(() => {});
  const seen = () =>
    batches.map(({ events, caughtUp }) => `${events.map((event) => event.position).join(" ")}${caughtUp ? " current" : ""}`.trim());
  const until = async (holds: () => boolean) => {
    for (const deadline = Date.now() + 5_000; !holds(); await nextTurn())
      if (Date.now() > deadline) throw new Error(`it saw ${JSON.stringify(seen())}`);
  };
  return { batches, interruptions, ended, seen, until, stop };
}

describe("a follower of the log", () => {
  let open: ReturnType<typeof followed>[] = [];
  const start = (...args: Parameters<typeof followed>) => {
    const one = followed(...args);
    open.push(one);
    return one;
  };
  afterEach(async () => {
    for (const { stop, ended } of open) {
      stop.abort();
      await ended.catch(() => {});
    }
    open = [];
  });

  it("reports that it is no longer at the end of the log when it falls behind, until it catches up", async () => {
    const store = new PlayedStore();
    store.play.push((subscription) => {
      subscription.send(1);
      subscription.emit("caughtUp");
    });
    const { seen, until } = start(store);
    await until(() => seen().at(-1)?.includes("current") ?? false);
    store.subscription.emit("fellBehind");
    await until(() => seen().at(-1) === "");
    store.subscription.send(2, 3);
    await until(() => seen().some((text) => text.includes("3")));
    expect(seen().filter((text) => /[23]/.test(text) && text.includes("current"))).toEqual([]);
    store.subscription.emit("caughtUp");
    await until(() => seen().at(-1) === "current");
  });

  it("is no longer at the end once its subscription is gone, and reports the cause", async () => {
    const store = new PlayedStore();
    store.play.push((subscription) => {
      subscription.send(7);
      subscription.emit("caughtUp");
    });
    const { seen, until, batches, interruptions } = start(store);
    await until(() => seen().at(-1)?.includes("current") ?? false);
    store.subscription.fail(10);
    await until(() => store.asked.length === 2);
    expect(batches.at(-1)).toEqual({ events: [], position: 7n, caughtUp: false });
    expect(interruptions).toMatchObject([{ code: 10 }]);
    expect(store.asked).toEqual([undefined, 7n]);
  });

  it.each([
    ["UNKNOWN", 2],
    ["INVALID_ARGUMENT", 3],
    ["PERMISSION_DENIED", 7],
    ["UNAUTHENTICATED", 16],
  ])("gives up, and says where, after three refusals with %s at one position", async (_name, code) => {
    const store = new PlayedStore();
    for (let times = 0; times < 3; times++) store.play.push((subscription) => subscription.fail(code));
    const { ended, interruptions } = start(store, { after: 5n });
    await expect(ended).rejects.toThrow(`the event store cannot be followed from position 5: it fails with ${code}`);
    expect(interruptions).toHaveLength(2);
  });

  it("continues after refusals that an event or an outage separates, and after any number of outages", async () => {
    const store = new PlayedStore();
    for (const code of [3, 3]) store.play.push((subscription) => subscription.fail(code));
    store.play.push((subscription) => subscription.send(6));
    for (const code of [2, 14, 2, 10, 2]) store.play.push((subscription) => subscription.fail(code));
    const { until, interruptions, seen } = start(store, { after: 5n });
    await until(() => seen().length > 0);
    store.subscription.fail(14);
    await until(() => interruptions.length === 8);
    expect(store.asked.at(-1)).toBe(6n);
  }, 20_000);

  it("follows only the store that its position belongs to", async () => {
    const store = new PlayedStore();
    store.name = "another store";
    const { ended } = start(store, { after: 5n, identity: "this store" });
    await expect(ended).rejects.toThrow("the event store cannot be followed from position 5: it is another store than before");
    expect(store.asked).toEqual([]);
  });

  it("does not wait at a position that is beyond the end of the log", async () => {
    const store = new PlayedStore();
    store.end = 4n;
    const { ended } = start(store, { after: 5n });
    await expect(ended).rejects.toThrow("the event store cannot be followed from position 5: its log ends at 4, before that");
    expect(store.asked).toEqual([]);
  }, 20_000);

  it("waits for a node whose log still ends before the position", async () => {
    const store = new PlayedStore();
    store.end = 4n;
    const { interruptions, until } = start(store, { after: 5n });
    await until(() => interruptions.length === 4);
    store.end = 5n;
    await until(() => store.asked.length === 1);
    expect(store.asked).toEqual([5n]);
  }, 20_000);
});
