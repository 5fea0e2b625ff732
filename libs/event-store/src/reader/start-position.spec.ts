import { MemberQueue } from "./member-queue.ts";
import { startPosition } from "./start-position.ts";

describe("where a reader begins", () => {
  const identity = "the store";
  const queue = (name: string, after: bigint, store = identity) => {
    const checkpoints = { pass: async () => new Map(), interrupted: async () => {} };
    return new MemberQueue(
      { name, categories: ["order"], after, identity: store, checkpoints, signal: new AbortController().signal },
      0,
      10,
    );
  };
  /** A log with an event at every position up to its head. */
  const log = (head: number) => ({
    identity,
    newest: async (after: bigint, limit: number) =>
      Array.from({ length: Math.min(head - Number(after), limit) }, (_, i) => ({ position: BigInt(head - i) })),
  });
  const begin = async (queues: readonly MemberQueue[], head: number) => {
    const { start, level } = await startPosition(queues, log(head));
    return { start, level: level.map(({ member }) => member.name) };
  };

  it("is the lowest position of its members, all of whom are then level with it", async () => {
    expect(await begin([queue("a", 70n), queue("b", 40n), queue("c", 100n)], 100)).toEqual({ start: 40n, level: ["a", "b", "c"] });
    expect(await begin([queue("a", 100n), queue("b", 100n)], 100)).toEqual({ start: 100n, level: ["a", "b"] });
    expect(await begin([queue("a", -1n)], 100)).toEqual({ start: -1n, level: ["a"] });
  });

  it("is within 50,000 events of the head: who is further behind catches up", async () => {
    expect(await begin([queue("a", 10n), queue("b", 60_000n)], 100_000)).toEqual({ start: 60_000n, level: ["b"] });
    expect(await begin([queue("a", 10n)], 100_000)).toEqual({ start: 100_000n, level: [] });
  });

  it("leaves out a position beyond the end of the log, or of another store", async () => {
    expect(await begin([queue("a", 90n), queue("b", 101n), queue("c", 20n, "another")], 100)).toEqual({ start: 90n, level: ["a"] });
  });
});
