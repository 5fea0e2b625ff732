import { randomBytes } from "node:crypto";
import { embeddedPasswordCheck } from "./password-check.ts";

describe("the kept list of breached passwords", () => {
  it.each(["qwertyuiop", "1234567890", "password123", "manchester", "azertyuiop"])("knows %s", async (password) => {
    expect(await embeddedPasswordCheck.isBreached(password)).toBe(true);
  });

  it.each(["motdepasse1", "Welcome2026!", "p@ssw0rd2024", "2026!!Dragon", "bonjour12345", "Montreal!!!!"])(
    "knows what is made of a listed word: %s",
    async (password) => {
      expect(await embeddedPasswordCheck.isBreached(password)).toBe(true);
    },
  );

  it.each(["une-longue-phrase-2026", "mise-en-place-2026", "correct horse battery", "9f!Kq2#vLp7z"])(
    "does not know %s",
    async (password) => {
      expect(await embeddedPasswordCheck.isBreached(password)).toBe(false);
    },
  );

  it("takes next to no other text for a listed one", async () => {
    const tries = await Promise.all(Array.from({ length: 2_000 }, () => embeddedPasswordCheck.isBreached(randomBytes(12).toString("hex"))));
    expect(tries.filter(Boolean).length).toBeLessThan(5);
  });
});
