import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { contentsWords } from "./contents-words.ts";
import { words as orderWords } from "./words.ts";

const en = wordsIn(orderWords, "en");
const fr = wordsIn(orderWords, "fr");

const words = (language: "en" | "fr", ...lines: Parameters<typeof contentsWords>[0]) => {
  const { t } = createI18n({ language, resources: { en: { order: en }, fr: { order: fr } } });
  return contentsWords(lines, ((key: string, given: object) => t(`order:${key}`, given)) as never);
};
const recipe = { kind: "ready-to-cook", quantity: 1 } as const;

test("recipes are dishes, ready-to-eat ones are meals, and only what is from the market is an item", () => {
  expect(words("fr", recipe, recipe, { ...recipe, quantity: 2 })).toBe("4 plats");
  expect(words("fr", { kind: "market", quantity: 1 }, { kind: "ready-to-eat", quantity: 6 })).toBe("6 repas, 1 article");
  expect(words("en", recipe, { kind: "market", quantity: 2 })).toBe("1 dish, 2 items");
  expect(words("en")).toBe("");
});
