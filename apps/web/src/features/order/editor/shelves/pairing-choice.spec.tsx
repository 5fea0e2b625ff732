import type { DishCard } from "@tablee/contracts/schemas";
import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as dishWords } from "../../../../shared/dish/words.ts";
import { words as basketWords } from "../basket/words.ts";
import type { EditorItem } from "../draft.ts";
import { PairingChoice } from "./pairing-choice.tsx";

const en = { dish: wordsIn(dishWords, "en"), basket: wordsIn(basketWords, "en") };
const fr = { dish: wordsIn(dishWords, "fr"), basket: wordsIn(basketWords, "fr") };

const item = (allergens: DishCard["allergens"]) => {
  const dish: Partial<DishCard> = {
    sku: "MKT-0001",
    category: "bakery",
    name: { en: "Garlic bread", fr: "Pain à l’ail" },
    allergens,
    plate: { vessel: "board", cloth: "oat", art: ["bread"] },
  };
  return { dish, unitsLeft: 5 } as EditorItem;
};

const shown = (allergens: DishCard["allergens"], avoided: readonly string[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language: "en", resources: { en, fr } })}>
      <PairingChoice item={item(allergens)} units={0} avoided={new Set(avoided)} onChange={() => undefined} />
    </I18nextProvider>,
  );

test("a pairing names its allergens before a unit is added", () => {
  expect(shown(["milk", "wheat"], [])).toMatch(/Contains [^<]*milk/);
  expect(shown([], [])).toContain(en.dish.noAllergens);
});

test("a pairing with an allergen that the household avoids stands out before a unit is added", () => {
  expect(shown(["milk"], ["milk"])).toContain("text-danger-ink");
  expect(shown(["milk"], ["egg"])).not.toContain("text-danger-ink");
});
