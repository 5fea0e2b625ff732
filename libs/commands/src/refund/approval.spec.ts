import { cents } from "@tablee/domain/kernel/money";
import type { PaidOrder } from "@tablee/domain/order/state";
import { nothingBack } from "@tablee/domain/pricing/refund";
import { isAboveLimit } from "./approval.ts";

const of = (totalCents: number) => ({ ...nothingBack, totalCents: cents(totalCents) });
const waiting = (...amounts: number[]) => Object.fromEntries(amounts.map((each, i) => [`refund-${i}`, { amounts: of(each) }]));
/** An order with a refunded amount, and amounts that wait for a second person. */
const order = (refundedCents: number, ...amounts: number[]) => ({ refundedCents, requests: waiting(...amounts) }) as unknown as PaidOrder;

describe("the limit of what one person refunds of an order", () => {
  it.each([
    ["in one refund", order(0), 20_000],
    ["after others", order(15_000), 5_000],
    ["beside others that wait for approval", order(0, 4_000, 7_000), 9_000],
    ["after some and beside others", order(12_000, 5_000), 3_000],
  ])("is $200 %s: from the next cent on a second person has to agree", (_, refunded, amount) => {
    expect(isAboveLimit(refunded, of(amount), "2027-03-03T15:00:00.000Z")).toBe(false);
    expect(isAboveLimit(refunded, of(amount + 1), "2027-03-03T15:00:00.000Z")).toBe(true);
  });
});
