import fc from "fast-check";
import { allocate, cents, max, min, share, sum, zero } from "./money.ts";

describe("cents", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("are never %d", (amount) => {
    expect(() => cents(amount)).toThrow(new RangeError(`not a whole number of cents: ${amount}`));
  });

  it("know no negative zero", () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it("are added, and compared", () => {
    expect(sum([cents(3), cents(-1), cents(5)])).toBe(7);
    expect(sum([])).toBe(zero);
    expect([min(cents(1), cents(2)), min(cents(2), cents(1)), max(cents(1), cents(2)), max(cents(2), cents(1))]).toEqual([1, 1, 2, 2]);
  });
});

describe("a share of an amount", () => {
  it.each([
    [10_000, 50_000, 500],
    [10, 50_000, 1],
    [9, 50_000, 0],
    [-10, 50_000, -1],
    [-9, 50_000, 0],
    [1_999, 99_750, 199],
    [1_000, 99_750, 100],
    [9_007_199_254_740_991, 1_000_000, 9_007_199_254_740_991],
    [5_900, 0, 0],
  ])("of %d cents at %d parts per million is %d, half a cent going away from zero", (amount, ppm, expected) => {
    expect(share(cents(amount), ppm)).toBe(expected);
  });
});

describe("allocating an amount", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [100, [0, 1, 0], [0, 100, 0]],
    [7, [0, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [1, 2, 3, 4], [1, 2, 3, 4]],
    [5, [2, 3, 5], [1, 2, 2]],
    [5, [8, 5, 3], [2, 2, 1]],
    [5, [], []],
  ])("of %d cents by %j gives %j", (amount, weights, expected) => {
    expect(allocate(cents(amount), weights)).toEqual(expected);
  });

  it("loses nothing, makes nothing up, and keeps every share within a cent of its exact part", () => {
    const amount = fc.integer({ min: -5_000_000, max: 5_000_000 });
    const weights = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const shares = allocate(cents(total), by);
        const all = by.reduce((a, b) => a + b, 0);
        expect(sum(shares)).toBe(total);
        const farthest = Math.max(...shares.map((part, i) => Math.abs(part - (total * by[i]!) / (all || 1))));
        if (all > 0) expect(farthest).toBeLessThan(1);
        for (const part of shares) expect(part * Math.sign(total)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
