import fc from "fast-check";
import { hash64 } from "./hash.ts";
import { PersistentMap } from "./persistent-map.ts";

/** Few keys, so that they repeat. */
const key = fc.integer({ min: 0, max: 200 }).map((number) => `key-${number}`);
const changes = fc.array(
  fc.oneof(fc.tuple(fc.constant("set" as const), key, fc.integer()), fc.tuple(fc.constant("delete" as const), key)),
  {
    maxLength: 600,
  },
);

const sorted = (entries: Iterable<readonly [string, unknown]>) => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));

describe("a persistent map", () => {
  it("holds after any changes what a map holds, and leaves each earlier one as it was", () => {
    fc.assert(
      fc.property(changes, (all) => {
        const map = new Map<string, number>();
        let persistent = PersistentMap.of<number>();
        const before: [PersistentMap<number>, [string, number][]][] = [];
        for (const [change, name, value] of all) {
          if (before.length < 10) before.push([persistent, [...map]]);
          if (change === "set") {
            map.set(name, value);
            persistent = persistent.set(name, value);
          } else {
            map.delete(name);
            persistent = persistent.delete(name);
          }
        }
        expect(sorted(persistent)).toEqual(sorted(map));
        expect(persistent.size).toBe(map.size);
        for (const [name, value] of map) expect(persistent.get(name)).toBe(value);
        for (const [earlier, held] of before) expect(sorted(earlier)).toEqual(sorted(held));
      }),
    );
  });

  it("holds many entries, and none once all of them are gone", () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `order-${i}`);
    let map = PersistentMap.of(names.map((name, i) => [name, i] as const));
    expect([...map.keys()].toSorted()).toEqual(names.toSorted());
    expect(names.every((name, i) => map.get(name) === i)).toBe(true);
    for (const name of names) map = map.delete(name);
    expect([map.size, [...map]]).toEqual([0, []]);
  });

  it("keeps keys of one hash apart", () => {
    const [one, other] = ["order-4026", "order-78873"];
    expect(hash64(one)[0]).toBe(hash64(other)[0]);
    const both = PersistentMap.of([
      [one, 1],
      [other, 2],
    ]);
    expect([both.size, both.get(one), both.get(other)]).toEqual([2, 1, 2]);
    expect([...both.set(one, 3).delete(other)]).toEqual([[one, 3]]);
    expect(both.delete(one).get(other)).toBe(2);
  });
});
