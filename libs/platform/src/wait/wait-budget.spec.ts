import { chargingWaitBudget, spendWaitBudget, waitBudgetLeft, withoutWaitBudget, withWaitBudget } from "./wait-budget.ts";

describe("patience for servers that are away", () => {
  it("is endless where no limit is set", () => {
    spendWaitBudget(0, 1_000_000);
    expect(waitBudgetLeft()).toBe(Number.POSITIVE_INFINITY);
    expect(withWaitBudget(10, () => withoutWaitBudget(waitBudgetLeft))).toBe(Number.POSITIVE_INFINITY);
  });

  it("is one for all that the work waits for, one step after another", async () => {
    const left = await withWaitBudget(100, async () => {
      spendWaitBudget(0, 30);
      await Promise.resolve();
      spendWaitBudget(50, 60);
      return [waitBudgetLeft(), await new Promise<number>((resolve) => setTimeout(() => resolve(waitBudgetLeft()), 1))];
    });
    expect(left).toEqual([60, 60]);
  });

  it("is spent once by steps that wait side by side, and never falls below nothing", () => {
    withWaitBudget(100, () => {
      for (const until of [40, 42, 41]) spendWaitBudget(0, until);
      expect(waitBudgetLeft()).toBe(58);
      spendWaitBudget(30, 50);
      expect(waitBudgetLeft()).toBe(50);
      spendWaitBudget(100, 500);
      expect(waitBudgetLeft()).toBe(0);
    });
  });

  it("is spent by waiting for other work, which may succeed or fail", async () => {
    await withWaitBudget(1_000, async () => {
      const late = new Promise((_, reject) => setTimeout(() => reject(new Error("gone")), 20));
      await expect(chargingWaitBudget(late)).rejects.toThrow("gone");
      expect(waitBudgetLeft()).toBeLessThan(990);
    });
  });
});
