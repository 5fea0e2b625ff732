import { calendar, lines, plan, priceOf } from "../../testing/examples.ts";
import { zero } from "../kernel/money.ts";
import { minimumOf } from "./minimum.ts";
import { priceOrder } from "./price-order.ts";

const inputs = {
  region: "on",
  date: calendar.deliveryDate,
  firstWeek: false,
  discounts: [],
  promotionalCredit: zero,
  purchasedCredit: zero,
} as const;
const date = calendar.deliveryDate;

test.each([
  [0, 5_900],
  [1, 2_950],
  [2, 0],
  [3, 0],
])("of %d recipes for two, %d cents are missing to the minimum", (count, missingCents) => {
  expect(minimumOf({ plan, lines: lines.slice(0, count) }, date)).toEqual({ minimumCents: 5_900, missingCents });
});

test.each([1, 2])("it is the minimum that an order of %d recipes is priced by", (count) => {
  const ordered = lines.slice(0, count);
  const { minimumCents, missingCents } = minimumOf({ plan, lines: ordered }, date);
  expect(priceOf(ordered)).toMatchObject({ minimumCents, minimumMet: missingCents === 0 });
});

test("a box is not below it because dishes of its plan could not be picked, and cheaper for it", () => {
  const two = { plan, lines: lines.slice(0, 2), missing: 1 };
  expect(minimumOf(two, date)).toEqual({ minimumCents: 5_900, missingCents: 0 });
  const { foodCents, minimumMet } = priceOrder({ ...inputs, ...two });
  expect([foodCents, minimumMet]).toEqual([4 * 1395, true]);
  expect(minimumOf({ ...two, lines: lines.slice(0, 1), missing: 2 }, date).missingCents).toBe(5_900 - 2 * 1395);
});
