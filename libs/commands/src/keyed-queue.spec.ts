import { setTimeout as sleep } from "node:timers/promises";
import { chargingWaitBudget, waitBudgetLeft, withWaitBudget } from "@tablee/platform/wait/wait-budget";
import { KeyedQueue } from "./keyed-queue.ts";

/** Work that ends on request. */
function work(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    log.push(`${name} begins`);
    return promise.finally(() => log.push(`${name} ends`));
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe("a keyed queue", () => {
  it("runs the work of one key one after another, in the order it came", async () => {
    const log: string[] = [];
    const queue = new KeyedQueue();
    const [first, second] = [work("first", log), work("second", log)];
    const both = [queue.run("order-1", first.run), queue.run("order-1", second.run)];
    second.end();
    first.end();
    expect(await Promise.all(both)).toEqual(["first", "second"]);
    expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  it("runs the work of different keys side by side", async () => {
    const log: string[] = [];
    const queue = new KeyedQueue();
    const [first, second] = [work("first", log), work("second", log)];
    const both = [queue.run("order-1", first.run), queue.run("order-2", second.run)];
    expect(log).toEqual(["first begins", "second begins"]);
    second.end();
    await both[1];
    first.end();
    await both[0];
    expect(log.slice(2)).toEqual(["second ends", "first ends"]);
  });

  it("begins at once when nothing is under way", () => {
    const log: string[] = [];
    void new KeyedQueue().run("order-1", work("only", log).run);
    expect(log).toEqual(["only begins"]);
  });

  it("reports a failure to its caller alone, and runs what follows", async () => {
    const log: string[] = [];
    const queue = new KeyedQueue();
    const [first, second] = [work("first", log), work("second", log)];
    const failing = queue.run("order-1", first.run);
    const following = queue.run("order-1", second.run);
    first.fail();
    second.end();
    await expect(failing).rejects.toThrow("first");
    expect(await following).toBe("second");
  });

  it("runs what is queued while the last work is ending", async () => {
    const queue = new KeyedQueue();
    const results: number[] = [];
    for (let round = 0; round < 3; round++) {
      await Promise.all([1, 2, 3].map((n) => queue.run("order-1", async () => results.push(round * 10 + n))));
    }
    expect(results).toEqual([1, 2, 3, 11, 12, 13, 21, 22, 23]);
  });

  it("loses no update of a thousand that read before they write", async () => {
    const queue = new KeyedQueue();
    let count = 0;
    const add = async () => {
      const read = count;
      await Promise.resolve();
      count = read + 1;
    };
    await Promise.all(Array.from({ length: 1000 }, () => queue.run("stock-1", add)));
    expect(count).toBe(1000);
  });

  it("costs those who wait their patience while the work before them waits in vain, and none while it works", async () => {
    const queue = new KeyedQueue();
    const behind = (waiting: () => Promise<unknown>) => {
      void withWaitBudget(1_000, () => queue.run("order-1", waiting));
      return Promise.all([1, 2].map(() => withWaitBudget(1_000, () => queue.run("order-1", async () => waitBudgetLeft()))));
    };
    expect(await behind(() => sleep(30))).toEqual([1_000, 1_000]);
    for (const left of await behind(() => chargingWaitBudget(sleep(30)))) expect(left).toBeLessThan(980);
  });
});
