import { normalPostalCode } from "./postal-code.ts";

test.each([
  ["h2x1y4", "H2X 1Y4"],
  ["V6B 1A1", "V6B 1A1"],
  [" t5j-0n3 ", "T5J 0N3"],
])("%s is %s", (typed, normal) => {
  expect(normalPostalCode(typed)).toBe(normal);
});

test.each(["", "H2X", "D2X 1Y4", "90210", "H2X 1Y4 4"])("'%s' is no postal code", (typed) => {
  expect(normalPostalCode(typed)).toBeUndefined();
});
