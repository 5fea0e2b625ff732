import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as dishWords } from "../../shared/dish/words.ts";
import { BoxCompared } from "./box-compared.tsx";
import { words as subscriptionWords } from "./words.ts";

const en = { dish: wordsIn(dishWords, "en"), subscription: wordsIn(subscriptionWords, "en") };
const fr = { dish: wordsIn(dishWords, "fr"), subscription: wordsIn(subscriptionWords, "fr") };

const holds = (name: string, allergen: string) => ({
  dish: {
    sku: name,
    category: "fish",
    name: { en: name, fr: name },
    allergens: [allergen],
    plate: { vessel: "board", cloth: "oat", art: ["bread"] },
  },
  quantity: 2,
});
const box = {
  dishes: [holds("Tofu", "soy"), holds("Omelette", "egg")],
  discarded: [holds("Salmon", "fish"), holds("Omelette", "egg")],
  kept: [holds("Yogurt", "milk")],
  totalCents: 9_000,
  totalBeforeCents: 9_000,
} as unknown as ComponentProps<typeof BoxCompared>["box"];

test("the dishes of a regenerated box name their allergens; those that leave it do not", () => {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language: "en", resources: { en, fr } })}>
      <BoxCompared box={box} />
    </I18nextProvider>,
  );
  for (const allergen of ["soy", "egg", "milk"]) expect(markup).toMatch(new RegExp(`Contains ${allergen}`, "i"));
  expect(markup).not.toContain("Contains fish");
});
