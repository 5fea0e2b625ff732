import { calendar, lines, plan, priceOf } from "../../testing/examples.ts";
import { minimumOf } from "./minimum.ts";

const date = calendar.deliveryDate;

test.each([
  [0, 5_900],
  [1, 2_950],
  [2, 0],
  [3, 0],
])("of %d recipes for two, %d cents are missing to the minimum", (count, missingCents) => {
  expect(minimumOf(plan, lines.slice(0, count), date)).toEqual({ minimumCents: 5_900, missingCents });
});

test.each([1, 2])("it is the minimum that an order of %d recipes is priced by", (count) => {
  const ordered = lines.slice(0, count);
  const { minimumCents, missingCents } = minimumOf(plan, ordered, date);
  expect(priceOf(ordered)).toMatchObject({ minimumCents, minimumMet: missingCents === 0 });
});
