import { draftOf, type EditorData, orderLinesOf, priceDraft, withQuantity } from "../draft.ts";
import { data, dish } from "../draft-example.ts";
import { rungsOf, tiersOf } from "./price-tiers.ts";

const volumeDiscounts = [
  { fromCents: 4000, ppm: 50_000 },
  { fromCents: 8000, ppm: 100_000 },
];

const pointRates = [
  { fromCents: 0, percent: 1 },
  { fromCents: 15_000, percent: 2 },
];

/** A box of some recipes, and of market food for some cents. */
function box(recipes: number, marketCents = 0, changed: object = {}): [EditorData, ReturnType<typeof orderLinesOf>] {
  const held = data();
  const food = { dish: dish("MKT-0009", "market", marketCents), unitsLeft: 9, unitCents: 0 };
  const all = {
    ...held,
    ...changed,
    items: [...held.items, food],
    pricing: { ...held.pricing, discounts: [], volumeDiscounts, pointRates },
  } as unknown as EditorData;
  const two = withQuantity(draftOf(all), "RTC-0001", recipes - 1);
  return [all, orderLinesOf(all, marketCents > 0 ? withQuantity(two, "MKT-0009", 1) : two)];
}

function rungs(recipes: number, marketCents = 0) {
  const [all, lines] = box(recipes, marketCents);
  const draft = withQuantity(withQuantity(draftOf(all), "RTC-0001", recipes - 1), "MKT-0009", marketCents > 0 ? 1 : 0);
  return rungsOf(all, lines, priceDraft(all, draft));
}

test("a serving's price goes by the number of recipes, and the next tier is named", () => {
  expect(tiersOf(...box(3))).toEqual([{ kind: "ready-to-cook", count: 3, cents: 1395, next: { from: 4, cents: 1325 } }]);
  expect(tiersOf(...box(7))).toEqual([{ kind: "ready-to-cook", count: 7, cents: 1245 }]);
});

test("fewer than the smallest plan pay its price, which two do not lower yet", () => {
  const [all] = box(2);
  const one = orderLinesOf(all, withQuantity(draftOf(all), "RTC-0002", 0));
  expect(tiersOf(all, one)).toEqual([{ kind: "ready-to-cook", count: 1, cents: 1475, next: { from: 3, cents: 1395 } }]);
});

test("free delivery and the higher rate of points go by food after discounts", () => {
  expect(rungs(3)).toEqual([
    { name: "delivery", fromCents: 9900, haveCents: 8370 },
    { name: "points", rate: 0.02, before: 0.01, fromCents: 15_000, haveCents: 8370 },
  ]);
});

test("market items count towards their own discount: the first, the next, and none beyond the last", () => {
  const volume = (cents: number) => rungs(3, cents).find(({ name }) => name === "volume");
  expect(volume(0)).toBeUndefined();
  expect(volume(2400)).toEqual({ name: "volume", rate: 0.05, fromCents: 4000, haveCents: 2400 });
  expect(volume(4000)).toEqual({ name: "volume", rate: 0.1, before: 0.05, fromCents: 8000, haveCents: 4000 });
  expect(volume(9000)).toEqual({ name: "volume", rate: 0.1, fromCents: 8000, haveCents: 9000 });
});

test("the first box asks for nothing towards its delivery, which is free", () => {
  const [all, lines] = box(3);
  const first = { ...all, order: { ...all.order, firstOrder: true } };
  expect(rungsOf(first, lines, priceDraft(first, draftOf(first))).map(({ name }) => name)).toEqual(["points"]);
});
