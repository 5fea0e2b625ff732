import { accountId, address, method, person } from "@tablee/domain/kernel/testing/examples";
import type { ExistingOrder } from "../order/own-order.ts";
import { channelOf, notWantedBecause } from "./not-wanted.ts";

const account = (phone?: string) => {
  const { phone: _, ...line } = address;
  const place = { address: { ...line, ...(phone ? { phone } : {}) }, region: "on", areaId: "toronto", postalPrefix: "M4E" } as const;
  return { status: "open", accountId, person, language: "en", method, address: place } as const;
};

test("that a box is on its way goes by text, and by mail where there is no number", () => {
  expect(channelOf("on-its-way", "sms", account("+14165550100"))).toBe("sms");
  expect(channelOf("on-its-way", "sms", account())).toBe("mail");
  expect(channelOf("on-its-way", "sms", { status: "none" })).toBe("mail");
});

test("what is told by mail as well stays a text", () => {
  expect(channelOf("delivery-failed", "sms", account())).toBe("sms");
});

test.each([
  ["locked", method.token, undefined],
  ["billing", method.token, "no-longer-unpaid"],
  ["billed", method.token, "no-longer-unpaid"],
  ["failed", method.token, "no-longer-unpaid"],
  ["locked", "tok_another", "another-card"],
  ["locked", undefined, "another-card"],
] as const)("that a payment failed is told of a %s order that was tried with %s: %s", (status, tried, because) => {
  expect(notWantedBecause("payment-failed", "mail", { status } as ExistingOrder, account(), "2027-01-04T15:00:00.000Z", tried)).toBe(
    because,
  );
});
