import { formatMoney, formatMoneyShort } from "./money.ts";

test.each([
  [5900, "$59.00", "59,00\u00a0$"],
  [0, "$0.00", "0,00\u00a0$"],
  [5, "$0.05", "0,05\u00a0$"],
  [123456789, "$1,234,567.89", "1\u00a0234\u00a0567,89\u00a0$"],
  [-1250, "−$12.50", "−12,50\u00a0$"],
])("%d cents read %s in English and %s in French", (cents, english, french) => {
  expect(formatMoney(cents, "en")).toBe(english);
  expect(formatMoney(cents, "fr")).toBe(french);
});

test("an advertised price leaves out cents only when there are none", () => {
  expect([formatMoneyShort(5900, "en"), formatMoneyShort(5900, "fr")]).toEqual(["$59", "59\u00a0$"]);
  expect([formatMoneyShort(5950, "en"), formatMoneyShort(5950, "fr")]).toEqual(["$59.50", "59,50\u00a0$"]);
});
