import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { pausedWeeks } from "./paused-weeks.ts";
import { words as accountWords } from "./words.ts";

const en = wordsIn(accountWords, "en");
const fr = wordsIn(accountWords, "fr");

const sentence = (language: "en" | "fr", ...boxes: readonly (readonly [string, string])[]) => {
  const { t } = createI18n({ language, resources: { en: { account: en }, fr: { account: fr } } });
  const orders = boxes.map(([deliveryDate, status]) => ({ deliveryDate, status }));
  return pausedWeeks(orders as never, t as never, language).replaceAll(/\s/g, " ");
};
const skipped = ["2026-12-07", "skipped"] as const;

test("a pause skips the boxes to come: all of them, or all except those that still come", () => {
  expect(sentence("fr", skipped)).toBe("Les boîtes à venir sont sautées automatiquement.");
  expect(sentence("fr", ["2026-11-23", "billed"], skipped)).toBe("Les boîtes à venir sont sautées, sauf celle du 23 novembre, déjà payée.");
  expect(sentence("en", ["2026-11-23", "billed"], ["2026-11-30", "open"], skipped)).toBe(
    "Upcoming boxes are skipped, except the one on November 23, already paid, and the one on November 30.",
  );
  expect(sentence("fr", ["2026-11-23", "billed"], ["2026-11-30", "billed"])).toBe(
    "Les boîtes à venir sont sautées, sauf celles des 23 novembre et 30 novembre, déjà payées.",
  );
});
