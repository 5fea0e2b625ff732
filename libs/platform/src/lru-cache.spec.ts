import { LruCache } from "./lru-cache.ts";

describe("a cache of what was used last", () => {
  it("forgets what was not used for longest once it is too heavy", () => {
    const cache = new LruCache<string, number>(3);
    for (const [i, key] of ["a", "b", "c"].entries()) cache.set(key, i);
    expect(cache.get("a")).toBe(0);
    cache.set("d", 3);
    expect(["a", "b", "c", "d"].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
    expect(cache.weight).toBe(3);
  });

  it("counts the weight of an entry once, however often it is set, and not once it is gone", () => {
    const cache = new LruCache<string, string>(10);
    cache.set("a", "first", 4);
    cache.set("a", "second", 6);
    expect([cache.get("a"), cache.weight]).toEqual(["second", 6]);
    cache.delete("a");
    cache.delete("a");
    expect([cache.get("a"), cache.weight]).toEqual([undefined, 0]);
  });

  it("keeps the last entry even where it alone is too heavy", () => {
    const cache = new LruCache<string, string>(10);
    cache.set("small", "x", 2);
    cache.set("hot", "y", 50);
    expect([cache.get("small"), cache.get("hot")]).toEqual([undefined, "y"]);
    cache.set("next", "z", 2);
    expect([cache.get("hot"), cache.get("next"), cache.weight]).toEqual([undefined, "z", 2]);
  });
});
