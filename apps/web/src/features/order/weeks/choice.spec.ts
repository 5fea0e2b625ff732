import type { OrderCard } from "@tablee/contracts/schemas";
import { between, creditKept, fallsAway, skippable } from "./choice.ts";

const price = { chargeCents: 8_370, promotionalCents: 500, purchasedCents: 1_000 };
const box = (week: string, more: object = {}) =>
  ({ orderId: week, week, status: "open", belowMinimum: false, price, ...more }) as OrderCard;
const [first, second, third] = [box("2026-11-23"), box("2026-11-30"), box("2026-12-07")] as const;

test("the weeks that can be skipped are those that nothing refuses", () => {
  const weeks = [first, second, third].map((order, i) => ({ order, refused: i === 1 ? "order-skipped" : null }));
  expect(skippable(weeks)).toEqual([first, third]);
});

test("a range of weeks holds its first and its last one, and those between that can be skipped", () => {
  expect(between([first, second, third], "2026-11-23", "2026-11-30")).toEqual([first, second]);
  expect(between([first, third], "2026-11-23", "2026-12-07")).toEqual([first, third]);
  expect(between([first, second, third], "2026-11-30", "2026-11-30")).toEqual([second]);
});

test("what falls away is what the card would have been charged, and the credit that would have paid stays", () => {
  expect([fallsAway(first), creditKept(first)]).toEqual([8_370, 1_500]);
});

test("nothing falls away for a box that would not be charged, or is paid already", () => {
  for (const more of [{ belowMinimum: true }, { status: "billed" }]) {
    expect([fallsAway(box("2026-11-23", more)), creditKept(box("2026-11-23", more))]).toEqual([0, 0]);
  }
});
