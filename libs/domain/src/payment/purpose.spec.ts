import { accountId, orderId, otherOrderId } from "../../testing/examples.ts";
import { giftCardPurposeOf, paymentIdOf, purposeOf, returnablePurposeOf } from "./purpose.ts";

describe("a payment's id", () => {
  it("is the same for the same purpose, and another for each other one", () => {
    const purposes = [
      purposeOf(orderId),
      purposeOf(otherOrderId),
      purposeOf(orderId, otherOrderId),
      purposeOf(otherOrderId, orderId),
      giftCardPurposeOf(orderId),
      returnablePurposeOf(accountId, orderId),
    ];
    expect(new Set(purposes.map(paymentIdOf)).size).toBe(purposes.length);
    for (const purpose of purposes) expect(paymentIdOf({ ...purpose })).toBe(paymentIdOf(purpose));
  });

  it("keeps the value that payments have had since the first one", () => {
    expect(paymentIdOf(purposeOf(orderId))).toBe(orderId);
    expect(paymentIdOf(purposeOf(orderId, otherOrderId))).toBe(`${orderId}_${otherOrderId}`);
  });

  it("has a purpose that is known", () => {
    expect(() => paymentIdOf({ kind: "surprise" } as never)).toThrow("unexpected");
  });
});
