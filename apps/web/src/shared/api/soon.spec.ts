import { isSoon } from "./soon.ts";

describe("reads that show what was done", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("are waited for while they come, and not once they fail or are late", async () => {
    expect(await isSoon(Promise.resolve("session"))).toBe(true);
    expect(await isSoon(Promise.reject(new Error("refused")))).toBe(false);
    const endless = isSoon(new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await endless).toBe(false);
  });
});
