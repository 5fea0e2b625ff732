import { poll } from "./poll.ts";
import { waitBudgetLeft, withWaitBudget } from "./wait-budget.ts";

/** Reads that return 1, 2, 3 … */
function counting() {
  let looks = 0;
  return async () => ++looks;
}

describe("polling", () => {
  it("ends with what is final", async () => {
    expect(await poll(counting(), (seen) => seen === 3, { every: 1, max: 1_000 })).toBe(3);
  });

  it("ends after its time with what was seen last", async () => {
    expect(await poll(counting(), () => false, { every: 1, max: 4 })).toBe(5);
  });

  it("ends with the caller's patience, which it spends, and leaves some of it", async () => {
    await withWaitBudget(50, async () => {
      expect(await poll(counting(), () => false, { every: 20, max: 60_000 })).toBeLessThanOrEqual(3);
      expect(waitBudgetLeft()).toBeLessThanOrEqual(20);
    });
  });
});
