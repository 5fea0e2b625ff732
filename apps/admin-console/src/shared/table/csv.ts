import type { Language } from "@tablee/ui/format/language";

/**
 * A cell's value: a number, an amount in dollars, an ISO date or instant, or a text. Spreadsheets may read the first three as such; a
 * text they leave as it is.
 */
export type CsvValue = number | string | { readonly cents: number } | { readonly date: string };

/** The beginnings by which programs recognise a formula, in any width and behind spaces (OWASP, 'CSV Injection'). */
const formula = /^[\p{White_Space}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/u;
/** Digits without any letter: numbers, dates, times, ranges that pass for dates, codes that lose their zeros. */
const figures = /^[^\p{L}]*\p{N}[^\p{L}]*$/u;
const exponent = /^[\d.,\s]+e[+-]?\d+$/i;
const clock = /^\d{1,2}(?::\d{2}){0,2}\s*[ap]\.?\s?m?\.?$/i;
const truth = /^(?:true|false|vrai|faux)$/i;
const month = [
  ...["jan(?:uary|vier)?", "feb(?:ruary)?", "f[eé]vr?(?:ier)?", "mar(?:s|ch)?", "apr(?:il)?", "avr(?:il)?", "may", "mai", "june?", "juin"],
  ...["july?", "juil(?:let)?", "aug(?:ust)?", "ao[uû]t", "sept?(?:ember|embre)?", "oct(?:ober|obre)?", "nov(?:ember|embre)?"],
  "d[eé]c(?:ember|embre)?",
].join("|");
/** A day, a month by its name and a year, with or without a weekday: 'Mar 5', 'jeu. 3 déc. 2026', 'DEC-12'. */
const monthAndDay = new RegExp(`^(?:\\p{L}+\\.?,?\\s+)?(?:\\d{1,4}(?:er)?[\\s./,-]*)?(?:${month})\\.?(?:[\\s./,-]*\\d{1,4}){0,2}$`, "iu");

/** Returns whether another program would take a text for something else, and change it or run it. */
const isChanged = (text: string): boolean =>
  [formula, figures, exponent, clock, truth].some((pattern) => pattern.test(text)) || (/\d/.test(text) && monthAndDay.test(text.trim()));

/** The signs by which spreadsheets of a language part the cells and the decimals (Excel's regional settings en-CA and fr-CA). */
const signs = { en: { cell: ",", decimal: "." }, fr: { cell: ";", decimal: "," } } as const satisfies Record<Language, object>;

/** One cell of any file: a text stays a text, by an apostrophe before it, and is quoted where it has to be. */
export function csvCell(value: CsvValue, language: Language): string {
  if (typeof value === "object" && "date" in value) return value.date;
  if (typeof value !== "string")
    return (typeof value === "number" ? String(value) : (value.cents / 100).toFixed(2)).replace(".", signs[language].decimal);
  const text = isChanged(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The columns of a file: each with its header and its value for a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, value: (row: Row) => CsvValue])[];

/** A file as spreadsheets of its language read it. Lines end in CRLF (RFC 4180); the mark at the start lets Excel read the accents. */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[], language: Language): string {
  const lines = [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  return `\ufeff${lines.map((line) => line.map((value) => csvCell(value, language)).join(signs[language].cell)).join("\r\n")}\r\n`;
}

/** Hands a text to the browser as a file. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
