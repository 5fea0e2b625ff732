import { randomBytes } from "node:crypto";
import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { orderOfToken, trackingToken } from "./tracking-token.ts";

const key = randomBytes(32).toString("base64");
const order = idFrom("order", "one") as OrderId;
const token = trackingToken(key, order);

describe("the token of a tracking link", () => {
  it("names its order, the same each time", () => {
    expect(orderOfToken(key, token)).toBe(order);
    expect(trackingToken(key, order)).toBe(token);
  });

  it("needs no escaping in an address, and ends with a letter or a digit", () => {
    for (let i = 0; i < 200; i++) expect(trackingToken(key, idFrom("order", String(i)) as OrderId)).toMatch(/^[\w-]{43}[A-Za-z0-9]$/);
  });

  it("is not accepted with another order, another signature, another key, or cut short", () => {
    const other = trackingToken(key, idFrom("order", "two") as OrderId);
    expect(orderOfToken(key, other.slice(0, 22) + token.slice(22))).toBeUndefined();
    expect(orderOfToken(key, token.slice(0, 22) + other.slice(22))).toBeUndefined();
    expect(orderOfToken(randomBytes(32).toString("base64"), token)).toBeUndefined();
    for (const wrong of ["", token.slice(1), `${token}A`, "é".repeat(44), "!".repeat(44)]) expect(orderOfToken(key, wrong)).toBeUndefined();
  });
});
