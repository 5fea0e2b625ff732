import { type Draft, moved, rebased, withOrder } from "./draft.ts";
import type { RankedWeek } from "./requests.ts";

const week = (vegan: string[]): RankedWeek =>
  ({
    categories: [{ category: "vegan", items: vegan.map((sku) => ({ dish: { sku }, units: 1, unitsLeft: 1 })) }],
  }) as unknown as RankedWeek;

test.each([
  ["A", 2, ["B", "C", "A"]],
  ["C", 0, ["C", "A", "B"]],
  ["B", 99, ["A", "C", "B"]],
  ["B", -1, ["B", "A", "C"]],
  ["X", 0, ["A", "B", "C"]],
])("%s moved to %i", (sku, to, order) => {
  expect(moved(["A", "B", "C"], sku, to)).toEqual(order);
});

test("an order that is put back is no change any more", () => {
  const changed = withOrder({}, week(["A", "B"]), "vegan", ["B", "A"]);
  expect(changed).toEqual({ vegan: ["B", "A"] });
  expect(withOrder(changed, week(["A", "B"]), "vegan", ["A", "B"])).toEqual({});
});

test("a draft survives another person's changes: removed items leave it, new ones are last", () => {
  const draft: Draft = { vegan: ["C", "B", "A"] };
  expect(rebased(draft, week(["A", "C", "D"]))).toEqual({ vegan: ["C", "A", "D"] });
  expect(rebased(draft, week(["C", "A"]))).toEqual({});
});
