import { formatChoice, formatList, formatNumber, formatOrdinal, formatPercent } from "./numbers.ts";

test("numbers are grouped, with a no-break space and a comma in French", () => {
  expect(formatNumber(12345.67, "en", 1)).toBe("12,345.7");
  expect(formatNumber(12345.67, "fr", 1)).toBe("12\u00a0345,7");
});

test("percentages take a no-break space in French", () => {
  expect([formatPercent(0.15, "en"), formatPercent(0.14975, "fr", 3)]).toEqual(["15%", "14,975\u00a0%"]);
});

test("ordinals", () => {
  expect([1, 2, 3, 4, 11, 21].map((n) => formatOrdinal(n, "en"))).toEqual(["1st", "2nd", "3rd", "4th", "11th", "21st"]);
  expect([1, 2].map((n) => formatOrdinal(n, "fr"))).toEqual(["1ᵉʳ", "2ᵉ"]);
});

test("things in a sentence", () => {
  expect(formatList(["rice", "peas", "corn"], "en")).toBe("rice, peas and corn");
  expect(formatList(["riz", "pois", "maïs"], "fr")).toBe("riz, pois et maïs");
});

test("one of several in a sentence", () => {
  expect([formatChoice(["2", "4"], "en"), formatChoice(["2", "4"], "fr"), formatChoice(["1"], "fr")]).toEqual(["2 or 4", "2 ou 4", "1"]);
});
