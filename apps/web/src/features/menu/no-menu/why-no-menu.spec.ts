import { whyNoMenu } from "./why-no-menu.ts";

test.each([
  ["2026-11-09", "menu-week-over", "over"],
  ["2027-03-01", "menu-not-found", "noMenu"],
  ["1999-01-04", "input-invalid", "over"],
  ["9999-01-04", "input-invalid", "noMenu"],
  ["2026-02-30", "input-invalid", "unknown"],
  ["soup", "input-invalid", "unknown"],
] as const)("%s, refused as %s, is called %s", (date, code, why) => {
  expect(whyNoMenu(date, code)).toBe(why);
});
