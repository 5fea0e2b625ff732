import { mayCome } from "./weeks-to-come.ts";

it("a box may come unless it is skipped; one that a pause skips may come back until its cutoff", () => {
  expect(mayCome({ status: "open", editable: true })).toBe(true);
  expect(mayCome({ status: "billed", editable: false })).toBe(true);
  expect(mayCome({ status: "skipped", skippedBecause: "paused", editable: true })).toBe(true);
  expect(mayCome({ status: "skipped", skippedBecause: "paused", editable: false })).toBe(false);
  expect(mayCome({ status: "skipped", skippedBecause: "away", editable: true })).toBe(false);
  expect(mayCome({ status: "skipped", editable: true })).toBe(false);
});
