import { nextWeek } from "./next-week.ts";

const box = (week: string, status: "open" | "skipped" | "billed", editable: boolean) => ({ week, status, editable });

test("the menu opens on the first box that it can fill", () => {
  const boxes = [box("2026-11-23", "billed", false), box("2026-11-30", "skipped", true), box("2026-12-07", "open", true)];
  expect(nextWeek(boxes)).toBe("2026-12-07");
});

test("it opens on this week where it can fill no box", () => {
  expect(nextWeek([])).toBeUndefined();
  expect(nextWeek([box("2026-11-23", "billed", false), box("2026-11-30", "skipped", true)])).toBeUndefined();
});
