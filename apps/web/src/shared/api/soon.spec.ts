import { isSoon } from "./soon.ts";

describe("reads that show what was done", () => {
  it("are waited for while they come, and not once they fail or are late", async () => {
    expect(await isSoon(Promise.resolve("session"))).toBe(true);
    expect(await isSoon(Promise.reject(new Error("refused")))).toBe(false);
    expect(await isSoon(new Promise(() => {}), 1)).toBe(false);
  });
});
