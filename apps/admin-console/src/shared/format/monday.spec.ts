import { mondayOf } from "./monday.ts";

test.each([
  ["2026-11-16", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2027-01-01", "2026-12-28"],
])("%s is in the week of %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
