import { rowOutcome } from "./row-outcome.ts";

const row = { subscriptionId: "s1", stale: true };
const committed = { orders: 1, alreadyThere: 0, changed: ["s2"], soldOut: [], at: "2026-12-01T00:00:00.000Z", by: "Ada" };

test("before the commit, the outcome is the row's own change", () => {
  expect(rowOutcome(row, null)).toBe("stale");
  expect(rowOutcome({ ...row, stale: false }, null)).toBe("same");
});

test("after the commit it is the run's list of what was left out", () => {
  expect(rowOutcome(row, committed)).toBe("made");
  expect(rowOutcome({ ...row, subscriptionId: "s2" }, committed)).toBe("left-out");
});
