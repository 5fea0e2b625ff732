import { randomBytes } from "node:crypto";
import { accountId, idFrom } from "@tablee/domain/kernel/ids";
import { mailPurposes } from "@tablee/domain/notice/vocabulary";
import { readUnsubscribeToken, unsubscribePath, unsubscribeToken } from "./unsubscribe-token.ts";

const key = randomBytes(32).toString("base64");
const one = accountId(idFrom("account", "one"));
const other = accountId(idFrom("account", "two"));
const token = unsubscribeToken(key, { accountId: one, purpose: "email" });

describe("the token of a link that takes consent back", () => {
  it.each(mailPurposes)("names its account and its purpose, the same each time: %s", (purpose) => {
    const made = unsubscribeToken(key, { accountId: one, purpose });
    expect(readUnsubscribeToken(key, made)).toEqual({ accountId: one, purpose });
    expect(unsubscribeToken(key, { accountId: one, purpose })).toBe(made);
  });

  it("needs no escaping in an address, and ends with a letter or a digit, behind which no mail program cuts it", () => {
    for (let i = 0; i < 200; i++)
      expect(unsubscribeToken(key, { accountId: accountId(idFrom("account", i)), purpose: "email" })).toMatch(/^[\w-]{43}[A-Za-z0-9]$/);
    expect([unsubscribePath.en(token), unsubscribePath.fr(token)]).toEqual([`/unsubscribe/${token}`, `/desabonnement/${token}`]);
  });

  it("is not accepted with another account, another signature, another key, or cut short", () => {
    const others = unsubscribeToken(key, { accountId: other, purpose: "email" });
    expect(readUnsubscribeToken(key, others.slice(0, 22) + token.slice(22))).toBeUndefined();
    expect(readUnsubscribeToken(key, token.slice(0, 22) + others.slice(22))).toBeUndefined();
    expect(readUnsubscribeToken(randomBytes(32).toString("base64"), token)).toBeUndefined();
    for (const wrong of ["", token.slice(1), `${token}A`, "é".repeat(44), "!".repeat(44)])
      expect(readUnsubscribeToken(key, wrong)).toBeUndefined();
  });
});
