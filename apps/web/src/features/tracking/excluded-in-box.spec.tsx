import type { OrderCard } from "@tablee/contracts/schemas";
import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { ui } from "@tablee/ui/i18n/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as dish } from "../../shared/dish/words.ts";
import { ExcludedInBox } from "./excluded-in-box.tsx";
import { words as tracking } from "./words.ts";

const resourcesIn = (language: "en" | "fr") => ({
  dish: wordsIn(dish, language),
  tracking: wordsIn(tracking, language),
  ui: wordsIn(ui, language),
});

/** A delivered box's mark, for a soup with milk. */
function shown(excluded: OrderCard["excluded"], language: "en" | "fr"): string {
  const dish = { sku: "RTC-0001", kind: "ready-to-cook", name: { en: "Soup", fr: "Soupe" }, allergens: ["milk"], diets: [] };
  const lines = [{ dish, quantity: 2, amountCents: 0 }] as unknown as OrderCard["lines"];
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language, resources: { en: resourcesIn("en"), fr: resourcesIn("fr") } })}>
      <ExcludedInBox order={{ lines, additions: [], excluded }} />
    </I18nextProvider>,
  );
}

test("a box that came names each dish that contains what its household excludes, and only those", () => {
  expect(shown([], "en")).toBe("");
  expect(shown([{ sku: "RTC-0001" as never, allergens: ["milk"] }], "en")).toMatch(/Contains something you avoid.*Soup: milk/i);
  expect(shown([{ sku: "RTC-0001" as never, allergens: ["milk"] }], "fr")).toMatch(/que vous évitez.*Soupe\u00a0: lait/i);
});
