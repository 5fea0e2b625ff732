import { comesForNothing, isRefundedWhole } from "./box-comes.ts";

const preview = (totalCents: number, leftCents: number) => ({ amounts: { totalCents }, leftCents }) as never;

test("a paid box of which nothing would be left paid still comes; one that was delivered, or keeps some of its price, is not asked about", () => {
  expect(comesForNothing({ status: "billed" }, preview(9000, 9000))).toBe(true);
  expect(comesForNothing({ status: "billed" }, preview(8000, 9000))).toBe(false);
  for (const status of ["delivered", "failed"] as const) expect(comesForNothing({ status }, preview(9000, 9000))).toBe(false);
});

test("an order is refunded whole once its additions are, too", () => {
  const additions = [{ status: "billed", price: { totalCents: 1500 } }] as never;
  const order = (refundedCents: number) => ({ price: { totalCents: 9000 } as never, additions, refundedCents: refundedCents as never });
  expect([0, 9000, 10_500].map((refunded) => isRefundedWhole(order(refunded)))).toEqual([false, false, true]);
});
