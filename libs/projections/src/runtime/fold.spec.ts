import type { StoredEvent } from "@tablee/event-store/events";
import { foldBatch, keysOf } from "./fold.ts";
import { type KeyedRow, readModel } from "./read-model.ts";

interface Tally extends KeyedRow {
  readonly count: number;
}

const tallies = (halts = false) =>
  readModel<Tally>({
    name: "tallies",
    version: 1,
    categories: ["order"],
    columns: { key: "text", count: "integer" },
    halts,
    keys: (event) => (event.data as { keys: string[] }).keys,
    evolve(row, event, key) {
      if (event.type === "Broken") throw new Error("cannot be applied");
      return event.type === "Gone" ? undefined : { key, count: (row?.count ?? 0) + 1 };
    },
  });

const event = (type: string, ...keys: string[]): StoredEvent => ({
  id: type,
  stream: "order-1",
  revision: 0,
  position: 1n,
  type,
  data: { keys },
  metadata: {} as never,
  createdAt: new Date(0),
});
const none = new Set<string>();

describe("folding a batch", () => {
  it("begins with the rows that there are, and applies events in their order", () => {
    const { changed, parked } = foldBatch(
      tallies(),
      [event("One", "a", "b"), event("One", "a")],
      new Map([["b", { key: "b", count: 5 } as KeyedRow]]),
      none,
    );
    expect(Object.fromEntries(changed)).toEqual({ a: { key: "a", count: 2 }, b: { key: "b", count: 6 } });
    expect(parked).toEqual([]);
  });

  it("takes a row away, and may bring it back", () => {
    const rows = new Map<string, KeyedRow>([["a", { key: "a", count: 5 } as KeyedRow]]);
    expect(foldBatch(tallies(), [event("Gone", "a")], rows, none).changed).toEqual(new Map([["a", undefined]]));
    expect(foldBatch(tallies(), [event("Gone", "a"), event("One", "a")], rows, none).changed.get("a")).toEqual({ key: "a", count: 1 });
  });

  it("parks the key of an event that cannot be applied; later events of that key wait, others are applied", () => {
    const broken = event("Broken", "a");
    const { changed, parked, waiting } = foldBatch(
      tallies(),
      [event("One", "a"), broken, event("One", "a", "b"), event("One", "a")],
      new Map(),
      none,
    );
    expect(parked).toEqual([{ key: "a", event: broken, error: "cannot be applied" }]);
    expect(Object.fromEntries(waiting)).toEqual({ a: 2 });
    expect(Object.fromEntries(changed)).toEqual({ a: { key: "a", count: 1 }, b: { key: "b", count: 1 } });
  });

  it("lets events wait for a key that was parked before", () => {
    const { changed, parked, waiting } = foldBatch(tallies(), [event("One", "a", "b")], new Map(), new Set(["a"]));
    expect([...changed.keys()]).toEqual(["b"]);
    expect(parked).toEqual([]);
    expect(Object.fromEntries(waiting)).toEqual({ a: 1 });
  });

  it("throws where nothing may be parked", () => {
    expect(() => foldBatch(tallies(true), [event("Broken", "a")], new Map(), none)).toThrow("cannot be applied");
  });

  it("changes nothing that it was given", () => {
    const rows = new Map<string, KeyedRow>([["a", Object.freeze({ key: "a", count: 5 }) as KeyedRow]]);
    foldBatch(tallies(), [event("One", "a")], rows, none);
    expect(rows.get("a")).toEqual({ key: "a", count: 5 });
  });
});

it("the keys of events are each named once", () => {
  expect(keysOf(tallies(), [event("One", "a", "b"), event("One", "b", "c")])).toEqual(["a", "b", "c"]);
});
