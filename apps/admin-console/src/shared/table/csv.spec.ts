import { csvCell, toCsv } from "./csv.ts";

test.each(["=1+1", "+1 604 555 0199", "-2+3", "@SUM(A1)", "\t=1", "\r=1"])("%j stays text in a spreadsheet", (text) => {
  expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/);
});

test.each([
  ["Zoé", "Zoé"],
  ["-12", "-12"],
  ["-12.50", "-12.50"],
  [7, "7"],
  ['Le "Bon", resto', '"Le ""Bon"", resto"'],
  ["a\nb", '"a\nb"'],
])("%j is written as %j", (value, written) => {
  expect(csvCell(value)).toBe(written);
});

test("a file starts with the byte order mark and ends its lines as the RFC says", () => {
  const columns = [
    ["Nom", (row: { name: string }) => row.name],
    ["Ville", () => "Québec"],
  ] as const;
  expect(toCsv(columns, [{ name: "Zoé" }])).toBe("\ufeffNom,Ville\r\nZoé,Québec\r\n");
});
