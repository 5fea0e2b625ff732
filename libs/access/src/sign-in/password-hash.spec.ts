import { hash } from "@node-rs/argon2";
import { passwordForm } from "@tablee/domain/kernel/text/password";
import fc from "fast-check";
import { hashPassword, isPassword, QueueFull } from "./password-hash.ts";

describe("hashing passwords", () => {
  it("hashes two at once and keeps forty waiting; it refuses further callers, who may retry", async () => {
    const all = await Promise.allSettled(Array.from({ length: 150 }, () => hashPassword("neuf lacs gelés")));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 150 }, (_, i) => (i < 42 ? "fulfilled" : "rejected")));
    for (const result of all.slice(42)) expect((result as PromiseRejectedResult).reason).toBeInstanceOf(QueueFull);
    const hashed = await hashPassword("neuf lacs gelés");
    expect(await Promise.all([isPassword(hashed, "neuf lacs gelés"), isPassword(hashed, "dix lacs"), isPassword("?", "")])).toEqual([
      true,
      false,
      false,
    ]);
  }, 30_000);

  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const accented = fc
    .array(fc.constantFrom("é", "à", "ç", "û", "Å", "\u212b", "한", "ﬁ", "a", "1", " "), { minLength: 1, maxLength: 20 })
    .map((letters) => letters.join(""));
  const forms = fc.constantFrom("NFC", "NFD");

  it("takes a password in either normal form, whichever it was chosen in", async () => {
    const chosen = "été-à-la-crème-brûlée";
    const hashed = await hashPassword(chosen.normalize("NFD"));
    expect(await isPassword(hashed, chosen.normalize("NFC"))).toBe(true);
    expect(await isPassword(hashed, chosen.normalize("NFD"))).toBe(true);
    expect(await isPassword(hashed, "ete-a-la-creme-brulee")).toBe(false);
  });

  it("goes on taking what was hashed as it was typed, before passwords were normalised", async () => {
    await fc.assert(
      fc.asyncProperty(accented, forms, forms, async (text, before, now) => {
        const hashed = await hash(text.normalize(before), cheap);
        expect(await isPassword(hashed, text.normalize(now))).toBe(true);
        expect(await isPassword(await hash(text, cheap), text)).toBe(true);
      }),
    );
  });

  it("tells passwords apart whose compatible forms are one", async () => {
    expect(passwordForm("ﬁn de mois")).not.toBe(passwordForm("fin de mois"));
    expect(await isPassword(await hash("ﬁn de mois", cheap), "fin de mois")).toBe(false);
  });
});
