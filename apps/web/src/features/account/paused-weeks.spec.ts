import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { pausedWeeks } from "./paused-weeks.ts";
import { words as accountWords } from "./words.ts";

const en = wordsIn(accountWords, "en");
const fr = wordsIn(accountWords, "fr");

const sentence = (language: "en" | "fr", ...boxes: readonly (readonly [string, string])[]) => until(undefined, language, ...boxes);

const until = (day: string | undefined, language: "en" | "fr", ...boxes: readonly (readonly [string, string])[]) => {
  const { t } = createI18n({ language, resources: { en: { account: en }, fr: { account: fr } } });
  const orders = boxes.map(([deliveryDate, status]) => ({ deliveryDate, status }));
  return pausedWeeks(orders as never, t as never, language, day).replaceAll(/\s/g, " ");
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

test("a pause until a day skips the boxes before it, and names the first one after it", () => {
  const boxes = [skipped, ["2026-12-14", "open"], ["2026-12-21", "open"]] as const;
  expect(until("2026-12-10", "fr", ...boxes)).toBe(
    "Les boîtes à venir sont sautées automatiquement. Elles reviennent à partir du 14 décembre.",
  );
  expect(until("2026-12-18", "en", ...boxes)).toBe(
    "Upcoming boxes are skipped, except the one on December 14. Boxes come again from December 21.",
  );
});
