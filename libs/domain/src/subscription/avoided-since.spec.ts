import { avoidedAfter, excludedSinceChosen, isChosenLast } from "./avoided-since.ts";
import type { Allergen } from "./vocabulary.ts";

const [january, february, march] = ["2027-01-04T15:00:00.000Z", "2027-02-04T15:00:00.000Z", "2027-03-04T15:00:00.000Z"] as const;
const tastes = (...allergens: Allergen[]) => ({ diets: [], allergens, dislikes: [] });
const excluded = (avoided: ReturnType<typeof avoidedAfter>, since: string) =>
  excludedSinceChosen({ avoided }, { since }, ["milk", "pine-nut"]);

it("an item is held back for what was excluded after it was chosen, and for nothing that was excluded before", () => {
  const first = avoidedAfter({}, tastes("milk"), january);
  const then = avoidedAfter(first, tastes("milk", "tree-nuts"), march);
  expect(excluded(then, february)).toEqual(["pine-nut"]);
  expect(excluded(then, "2026-12-04T15:00:00.000Z")).toEqual(["milk", "pine-nut"]);
  expect(excluded(then, "2027-04-04T15:00:00.000Z")).toEqual([]);
});

it("an exclusion that was taken back counts from when it is chosen again", () => {
  const again = avoidedAfter(avoidedAfter(avoidedAfter({}, tastes("milk"), january), tastes(), february), tastes("milk"), march);
  expect(excluded(again, "2027-02-20T15:00:00.000Z")).toEqual(["milk"]);
});

it("an item is the last choice only after every exclusion, so that one of the same instant asks for the item again", () => {
  const avoided = avoidedAfter({}, tastes("milk"), february);
  expect(isChosenLast({ avoided }, { since: february })).toBe(false);
  expect(isChosenLast({ avoided }, { since: march })).toBe(true);
});
