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
});
