import { globSync, readFileSync } from "node:fs";
import { regions } from "@tablee/domain/kernel/place/region";
import type { Language } from "@tablee/ui/format/language";
import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import fc from "fast-check";
import type { TFunction } from "i18next";
import { wordFilesIn } from "../../../libs/ui/test/word-files.ts";
import { rowColumns } from "./features/generation/rows-columns.tsx";
import { orderColumns } from "./features/orders/order-columns.tsx";
import { profileColumns } from "./features/profiles/profile-columns.tsx";
import { type CsvColumns, toCsv } from "./shared/table/csv.ts";
import { listOf } from "./shared/table/list-columns.ts";

/** Each export: the file that has its columns, these columns, and a row with the same text wherever people or staff type one. */
const exports: Readonly<Record<string, (t: TFunction<never>, text: string, language: Language) => readonly [CsvColumns<never>, object]>> = {
  "features/orders/order-columns.tsx": (t, text, language) => [
    listOf(orderColumns(t as never, language)).file,
    { ...ids, customer: text, status: "billed", deliveryDate: "2026-12-05", window: "07-12", ...money, region: "qc", week: "2026-11-30" },
  ],
  "features/profiles/profile-columns.tsx": (t, text, language) => [
    listOf(profileColumns(t as never, language)).file,
    { ...ids, name: text, email: text, city: text, region: "bc", status: "active", plan, tastes, ...delivery, deliveries: 12 },
  ],
  "features/generation/rows-columns.tsx": (t, text, language) => [
    listOf(rowColumns(t as never, language, null)).file,
    {
      ...ids,
      name: text,
      city: text,
      plan,
      diets: ["keto"],
      exception: "none",
      stale: false,
      lines: [{ quantity: 2, name: { en: text, fr: text } }],
    },
  ],
};
const ids = {
  orderId: "0e123456-0000-4000-8000-000000000000",
  accountId: "12345678-1234-4234-8234-123456789012",
  subscriptionId: "1e234567-0000-4000-8000-000000000000",
};
const money = { paidCents: 12_050, refundedCents: 1_000, receiptNumber: "O-1E234-56789" };
const plan = { type: "ready-to-cook", persons: 2, recipes: 3 };
const tastes = { diets: ["vegan"], allergens: ["peanut"], dislikes: ["olives"] };
const delivery = { weekday: 6, window: "12-17", startedAt: "2026-11-17T15:00:00.000Z" };

/** The cells of a file, as a program that knows RFC 4180 reads them. */
function parsed(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n)`, "g");
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.replace(/^\ufeff/, "").matchAll(cell)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Texts that other programs take for something else, and what is like them. */
const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n", "−"];
const hostile = fc.oneof(
  fc.tuple(fc.constantFrom(...signs), fc.string({ unit: "binary" })).map((parts) => parts.join("")),
  fc.tuple(fc.constantFrom(" ", "\u00a0", "\u200b", "\ufeff"), fc.constantFrom(...signs), fc.string()).map((parts) => parts.join("")),
  fc.stringMatching(/^\d{1,20}$/),
  fc.stringMatching(/^\d{1,3}[eE][+-]?\d{1,3}$/),
  fc.stringMatching(/^\d{1,4}[-./: ]\d{1,2}([-./: ]\d{1,4})?$/),
  fc.stringMatching(/^(Jan|Feb|Mars|Apr|Mai|June|Juil|Aug|Sept|Oct|Nov|Déc|DEC|february|août)[-. ]?\d{1,4}$/),
  fc.stringMatching(/^\d{1,2} ?(am|PM|a\.m\.|p)$/),
  fc.constantFrom("TRUE", "faux", "$5", "5 %", "(12)", "1,5", '"=1"', ";=1"),
  fc.string({ unit: "grapheme" }),
);

/** A reading by the rules of common spreadsheets, independent of the writer's: the cells that they would run or change. */
function wouldChange(cell: string): boolean {
  if (/^\s*[=+@＝＋－＠−-]/u.test(cell.replace(/[\u200b\ufeff]/g, "")) || /^[\t\r\n]/.test(cell)) return true;
  if (/^\s*[$€£(]?\s*[\d.,]+(\s*[%)$€])?\s*$/.test(cell) && /\d/.test(cell)) return true;
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(cell) || /^(true|false|vrai|faux)$/i.test(cell)) return true;
  if (/^\d{1,4}[-./: ]\d{1,2}([-./: ]\d{1,4})?$/.test(cell) || /^\d{1,2}\s?(am|pm|a\.m\.|p\.m\.|a|p)$/i.test(cell)) return true;
  return /^(jan|feb|february|mars?|apr|mai|may|june?|juil|jul|aug|août|sept?|oct|nov|d[eé]c)[-. ]?\d{1,4}$/iu.test(cell);
}

/** Values that may be read as what they are: amounts in dollars, counts, ISO dates. */
const isMeant = (cell: string) => /^\d+([.,]\d\d)?$|^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(cell);

const isRegion = (cell: string): boolean => (regions as readonly string[]).includes(cell);

const catalogues = cataloguesIn(await wordFilesIn(import.meta.dirname), "console");
const t = createI18n({ language: "en", resources: catalogues }).t as TFunction<never>;

it("the exports are those of every file of columns that writes one", () => {
  const written = globSync("features/**/*columns.tsx", { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, "utf8").includes("file: ["),
  );
  expect(Object.keys(exports).sort()).toEqual(written.sort());
});

const everyFile = Object.keys(exports).flatMap((name) => [[name, "en"] as const, [name, "fr"] as const]);

it.each(everyFile)("%s (%s) writes no cell that another program changes or runs", (name, language) => {
  fc.assert(
    fc.property(hostile, (text) => {
      const [columns, row] = exports[name]!(t, text, language);
      const [headers, cells] = parsed(toCsv(columns, [row] as never[], language), language === "fr" ? ";" : ",") as [string[], string[]];
      expect(cells).toHaveLength(headers.length);
      if (!isRegion(text)) expect(cells.filter(isRegion)).toEqual([]);
      for (const cell of [...headers, ...cells]) if (!isMeant(cell)) expect([cell, wouldChange(cell)]).toEqual([cell, false]);
      // A text that looks like an amount or a date is marked as the text that it is.
      if (isMeant(text)) expect(cells).toContain(`'${text}`);
      expect(cells.some((cell) => cell === text || cell === `'${text}` || cell.includes(text))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
