import { sharedPool } from "../../../../test/stage/spec-servers.ts";
import { withAdvisoryLock } from "./with-advisory-lock.ts";

const LOCK = 4_711;

const pool = sharedPool({ max: 2 });

describe("work that one process at a time may do", () => {
  it("is left to the process that does it already", async () => {
    let inner: boolean | undefined;
    const outer = await withAdvisoryLock(pool, LOCK, async () => {
      inner = await withAdvisoryLock(pool, LOCK, () => Promise.reject(new Error("both at once")));
    });
    expect([outer, inner]).toEqual([true, false]);
  });

  it("may be done again once it has ended, also if it failed", async () => {
    await expect(withAdvisoryLock(pool, LOCK, () => Promise.reject(new Error("a mistake")))).rejects.toThrow("a mistake");
    expect(await withAdvisoryLock(pool, LOCK, async () => {})).toBe(true);
  });
});
