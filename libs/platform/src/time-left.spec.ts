import { runOn, runUntil, timeLeft } from "./time-left.ts";

describe("the time that is left", () => {
  it("is endless where no deadline was given", () => {
    expect(timeLeft()).toBe(Number.POSITIVE_INFINITY);
  });

  it("is the same deadline in everything that the work waits for, and never below zero", async () => {
    const left = await runUntil(performance.now() - 1, async () => {
      await Promise.resolve();
      return [timeLeft(), await new Promise<number>((resolve) => setTimeout(() => resolve(timeLeft()), 1))];
    });
    expect(left).toEqual([0, 0]);
    expect(runUntil(performance.now() + 60_000, timeLeft)).toBeGreaterThan(0);
    expect(runUntil(performance.now() - 1, () => runOn(timeLeft))).toBe(Number.POSITIVE_INFINITY);
  });
});
