import { BoundedQueue, QueueFull } from "./bounded-queue.ts";

/** Work that notes when it begins, and ends on request. */
function work(begun: number[], number: number) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const run = () => {
    begun.push(number);
    return promise;
  };
  return { run, end: () => resolve(number), fail: () => reject(new Error(`${number}`)) };
}

describe("a bounded queue", () => {
  it("runs a few at once, the next in their turn, and refuses what finds no place to wait", async () => {
    const begun: number[] = [];
    const queue = new BoundedQueue({ atOnce: 2, waiting: 2 });
    const works = [0, 1, 2, 3, 4].map((number) => work(begun, number));
    const results = works.map(({ run }) => queue.run(run));
    await expect(results[4]).rejects.toThrow(QueueFull);
    expect(begun).toEqual([0, 1]);
    works[1]!.end();
    expect(await results[1]).toBe(1);
    expect(begun).toEqual([0, 1, 2]);
    works[0]!.fail();
    await expect(results[0]).rejects.toThrow("0");
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const { end } of works) end();
    expect(await Promise.all([results[2], results[3]])).toEqual([2, 3]);
    expect(await queue.run(async () => "empty again")).toBe("empty again");
  });
});
