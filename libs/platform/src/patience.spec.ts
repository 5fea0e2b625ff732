import { costingPatience, patienceLeft, spendPatience, withoutPatience, withPatience } from "./patience.ts";

describe("patience for servers that are away", () => {
  it("is endless where no limit is set", () => {
    spendPatience(0, 1_000_000);
    expect(patienceLeft()).toBe(Number.POSITIVE_INFINITY);
    expect(withPatience(10, () => withoutPatience(patienceLeft))).toBe(Number.POSITIVE_INFINITY);
  });

  it("is one for all that the work waits for, one step after another", async () => {
    const left = await withPatience(100, async () => {
      spendPatience(0, 30);
      await Promise.resolve();
      spendPatience(50, 60);
      return [patienceLeft(), await new Promise<number>((resolve) => setTimeout(() => resolve(patienceLeft()), 1))];
    });
    expect(left).toEqual([60, 60]);
  });

  it("is spent once by steps that wait side by side, and never falls below nothing", () => {
    withPatience(100, () => {
      for (const until of [40, 42, 41]) spendPatience(0, until);
      expect(patienceLeft()).toBe(58);
      spendPatience(30, 50);
      expect(patienceLeft()).toBe(50);
      spendPatience(100, 500);
      expect(patienceLeft()).toBe(0);
    });
  });

  it("is spent by waiting for what another does, whatever comes of it", async () => {
    await withPatience(1_000, async () => {
      const late = new Promise((_, reject) => setTimeout(() => reject(new Error("gone")), 20));
      await expect(costingPatience(late)).rejects.toThrow("gone");
      expect(patienceLeft()).toBeLessThan(990);
    });
  });
});
