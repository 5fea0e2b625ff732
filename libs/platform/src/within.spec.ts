import { TimedOut, within } from "./within.ts";

describe("work within a time", () => {
  it("answers, or throws, what the work does", async () => {
    expect(await within(60_000, Promise.resolve(7))).toBe(7);
    await expect(within(60_000, Promise.reject(new Error("no")))).rejects.toThrow("no");
  });

  it("is given up once the time has passed, and what the work throws later does no harm", async () => {
    let fail: (error: Error) => void = () => {};
    const work = new Promise<never>((_, reject) => {
      fail = reject;
    });
    await expect(within(1, work)).rejects.toThrow(TimedOut);
    fail(new Error("much later"));
  });
});
