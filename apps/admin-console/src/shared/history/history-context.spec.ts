import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { wordFilesIn } from "../../../../../libs/ui/test/word-files.ts";
import { historyContext } from "./history-context.ts";

const catalogues = cataloguesIn(await wordFilesIn(`${import.meta.dirname}/../..`), "console");

test("values are written as staff read them", () => {
  const { t } = createI18n({ language: "en", resources: catalogues });
  const { money, week, plan, slot, tastes, instant, dayOf } = historyContext(t, "en", () => undefined).formats;
  expect(money(1250)).toBe("$12.50");
  expect(week("2026-12-28")).toBe("December\u00a028");
  expect(plan({ type: "ready-to-cook", persons: 4, recipes: 3, meals: 0 })).toBe("4 persons × 3 recipes");
  expect(plan({ type: "ready-to-eat", persons: 0, recipes: 0, meals: 8 })).toBe("8 meals");
  expect(slot(4, "17-22")).toBe("Thursday 5\u00a0p.m. – 10\u00a0p.m.");
  expect(tastes({ diets: ["vegan"], allergens: ["peanut"], dislikes: ["blue-cheese"] })).toBe("vegan, without peanut, blue cheese");
  expect(tastes({ diets: [], allergens: [], dislikes: [] })).toBe("eats everything");
  expect(instant("2026-12-02T04:59:00.000Z")).toBe("Dec\u00a02, 04:59\u00a0UTC");
  expect(dayOf("2026-12-02T04:59:00.000Z")).toBe("Dec\u00a02, 04:59\u00a0UTC");
});

test("tastes have French words", () => {
  const { t } = createI18n({ language: "fr", resources: catalogues });
  const { tastes } = historyContext(t, "fr", () => undefined).formats;
  expect(tastes({ diets: ["vegan"], allergens: ["peanut"], dislikes: ["blue-cheese"] })).toBe("végétalien, sans arachide, fromage bleu");
});
