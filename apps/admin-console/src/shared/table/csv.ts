/**
 * Matches the beginnings by which spreadsheets recognise a formula: such cells get an apostrophe before them, so that they stay
 * text (OWASP, 'CSV Injection').
 */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(?:[.,]\d+)?$/;

/** One cell: harmless in a spreadsheet, quoted where it has to be. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The columns of a file: each with its header and its value for a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, value: (row: Row) => string | number])[];

/** Lines end in CRLF (RFC 4180); the mark at the start lets Excel read the accents. */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const lines = [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  return `\ufeff${lines.map((line) => line.map(csvCell).join(",")).join("\r\n")}\r\n`;
}

/** Hands a text to the browser as a file. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
