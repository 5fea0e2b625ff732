import { priceOf } from "@tablee/commands/order/making/price-of";
import { cents } from "@tablee/domain/kernel/money";
import { calendar, menuItem, recipe } from "@tablee/domain/testing/examples";
import { differenceWith, pricedRow } from "./alternatives.ts";

/** A box for two with four of the six recipes of its plan: the others could not be picked. */
const short = {
  plan: { type: "ready-to-cook", persons: 2, recipes: 6 },
  lines: [{ ...recipe(1), premiumCents: cents(399) }, recipe(2), recipe(3), recipe(4)],
  missing: 2,
  region: "on",
  calendar,
  first_order: false,
  grants: [{ kind: "fixed", type: "referral_code", name: "", cents: cents(500) }],
} as const;

test("a swap in a box that lacks dishes costs the difference between the prices of the two boxes", () => {
  const order = pricedRow(short as Parameters<typeof pricedRow>[0]);
  const before = priceOf(order);
  const servings = before.lines.reduce((total, line) => total + line.servings, 0);
  // Each serving costs what it costs in a box of six.
  expect(before.foodCents).toBe(servings * 1_245 + 2 * 399);
  const after = priceOf({ ...order, lines: [recipe(5), ...short.lines.slice(1)] });
  expect(differenceWith(order, before, short.lines[0].sku, menuItem(recipe(5).sku)).moreCents).toBe(after.totalCents - before.totalCents);
});
