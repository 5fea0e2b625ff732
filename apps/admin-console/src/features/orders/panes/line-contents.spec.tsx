import { wordsIn } from "@tablee/domain/kernel/words";
import { labelWords } from "@tablee/domain/product/label";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as consoleWords } from "../../../shared/console/words.ts";
import { words as orderWords } from "../words.ts";
import { LineContents } from "./line-contents.tsx";

const en = { orders: wordsIn(orderWords, "en"), console: wordsIn(consoleWords, "en") };
const fr = { orders: wordsIn(orderWords, "fr"), console: wordsIn(consoleWords, "fr") };

function shown(category: string, allergens: readonly string[], avoids: readonly string[] = []): string {
  const line = { dish: { sku: "MKT-0001", category, allergens, diets: [] }, quantity: 1, amountCents: 0 };
  const excluded = avoids.length > 0 ? [{ sku: "MKT-0001", allergens: avoids }] : [];
  const props = { line, excluded } as unknown as Pick<ComponentProps<typeof LineContents>, "line" | "excluded">;
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language: "en", resources: { en, fr } })}>
      <LineContents {...props} ordered={[]} />
    </I18nextProvider>,
  );
}

test("a line of food names its allergens, also where it has none", () => {
  expect(shown("fish", ["fish"])).toContain("Contains fish");
  expect(shown("produce", [])).toContain(labelWords.noAllergens[0]);
});

test("a line names what its household excludes, where it contains that", () => {
  expect(shown("fish", ["fish", "milk"], ["milk"])).toContain("The household excludes milk");
  expect(shown("fish", ["fish"], ["milk"])).not.toContain("excludes");
});

test("a line whose allergens are not known names none", () => {
  expect(shown("unlisted", [])).toBe("");
});
