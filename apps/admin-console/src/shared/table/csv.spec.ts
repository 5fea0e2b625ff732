import { csvCell, toCsv } from "./csv.ts";

test.each([
  ...["=1+1", "+1 604 555 0199", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "\u200b=1", "\ufeff@A1"],
  ...["＝1+1", "＋1", "－2", "＠SUM(A1)", "−3"],
])("%j is no formula in a spreadsheet", (text) => {
  expect(csvCell(text, "en").replace(/^"/, "")).toMatch(/^'/);
});

test.each([
  ...["07-12", "12-17", "1/2", "3.4.2026", "2026-12-05", "12:30", "Mar 5", "5 mars 2026", "1er déc.", "SEPT2", "DEC-12", "Thu, Dec 3"],
  ...[
    "7 a.m.",
    "12:30 PM",
    "1E5",
    "12e-3",
    "1 234e5",
    "007",
    "00123",
    "12345678901234567890",
    "5 %",
    "1 1/2",
    "(123)",
    "$5",
    "TRUE",
    "vrai",
  ],
])("%j stays the text that it is", (text) => {
  expect(csvCell(text, "en").replace(/^"/, "")).toBe(`'${text}${/[",]/.test(text) ? '"' : ""}`);
});

test.each([
  ["Zoé", "Zoé"],
  ["Marseille", "Marseille"],
  ["May Wong", "May Wong"],
  ["O-1E234-56789", "O-1E234-56789"],
  ["7 a.m. – noon", "7 a.m. – noon"],
  ["7\u00a0h à midi", "7\u00a0h à midi"],
  ["3 recipes for 2 people", "3 recipes for 2 people"],
  [{ cents: 1250 }, "12.50"],
  [{ cents: -50 }, "-0.50"],
  [{ date: "2026-12-05" }, "2026-12-05"],
  [7, "7"],
  [-12.5, "-12.5"],
  ['Le "Bon", resto', '"Le ""Bon"", resto"'],
  ["a\nb", '"a\nb"'],
])("%j is written as %j", (value, written) => {
  expect(csvCell(value, "en")).toBe(written);
});

test("a file starts with the byte order mark and ends its lines as the RFC says", () => {
  const columns = [
    ["Nom", (row: { name: string }) => row.name],
    ["Ville", () => "Québec"],
  ] as const;
  expect(toCsv(columns, [{ name: "Zoé" }], "en")).toBe("\ufeffNom,Ville\r\nZoé,Québec\r\n");
});

test.each([
  [{ cents: 1250 }, "12,50"],
  [{ cents: -123_450 }, "-1234,50"],
  [-12.5, "-12,5"],
  [7, "7"],
  [{ date: "2026-12-05" }, "2026-12-05"],
  ["12,50", '"\'12,50"'],
  ["Zoé; Léa", '"Zoé; Léa"'],
  ["=1", "'=1"],
])("%j is written as %s in a French file", (value, written) => expect(csvCell(value, "fr")).toBe(written));

test("a French file parts its cells as spreadsheets there expect", () => {
  const columns = [
    ["Payé", () => ({ cents: 1999 })],
    ["Ville", () => "Québec, QC"],
  ] as const;
  expect(toCsv(columns, [{}], "fr")).toBe('\ufeffPayé;Ville\r\n19,99;"Québec, QC"\r\n');
});
