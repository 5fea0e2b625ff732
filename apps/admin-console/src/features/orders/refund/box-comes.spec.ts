import { comesForNothing } from "./box-comes.ts";

const preview = (totalCents: number, leftCents: number) => ({ amounts: { totalCents }, leftCents }) as never;

test("a paid box of which nothing would be left paid still comes; one that was delivered, or keeps some of its price, is not asked about", () => {
  expect(comesForNothing({ status: "billed" }, preview(9000, 9000))).toBe(true);
  expect(comesForNothing({ status: "billed" }, preview(8000, 9000))).toBe(false);
  for (const status of ["delivered", "failed"] as const) expect(comesForNothing({ status }, preview(9000, 9000))).toBe(false);
});
