import { nextWeek } from "./next-week.ts";

const box = (week: string, status: "open" | "skipped" | "billed", editable: boolean, changeable = false) => ({
  week,
  status,
  editable,
  changeable,
});

test("the menu opens on the first box that can be changed", () => {
  const boxes = [box("2026-11-23", "billed", false), box("2026-11-30", "skipped", true), box("2026-12-07", "open", true)];
  expect(nextWeek(boxes)).toBe("2026-12-07");
  expect(nextWeek([box("2026-11-30", "billed", false, true), ...boxes])).toBe("2026-11-30");
});

test("it opens on this week where no box can be changed", () => {
  expect(nextWeek([])).toBeUndefined();
  expect(nextWeek([box("2026-11-23", "billed", false), box("2026-11-30", "skipped", true)])).toBeUndefined();
});
