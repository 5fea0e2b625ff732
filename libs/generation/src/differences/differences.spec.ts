import { differencesOfPortions } from "./differences.ts";

it("lists the items whose number of portions differs between two runs, the greatest difference first", () => {
  const before = [
    { sku: "RTC-0001", portions: 10 },
    { sku: "RTC-0002", portions: 5 },
    { sku: "RTC-0003", portions: 2 },
  ];
  const after = [
    { sku: "RTC-0001", portions: 9 },
    { sku: "RTC-0002", portions: 5 },
    { sku: "RTC-0004", portions: 3 },
  ];
  expect(differencesOfPortions(before, after)).toEqual([
    { sku: "RTC-0004", before: 0, after: 3 },
    { sku: "RTC-0003", before: 2, after: 0 },
    { sku: "RTC-0001", before: 10, after: 9 },
  ]);
});
