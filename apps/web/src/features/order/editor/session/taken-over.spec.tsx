import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as basketWords } from "../basket/words.ts";
import { TakenOver } from "./taken-over.tsx";

const en = wordsIn(basketWords, "en");
const fr = wordsIn(basketWords, "fr");

const shown = (unsaved: boolean) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language: "fr", resources: { en: { basket: en }, fr: { basket: fr } } })}>
      <TakenOver unsaved={unsaved} reload={() => undefined} />
    </I18nextProvider>,
  );

test("a box that was saved before another window took it is not called unsaved", () => {
  expect(shown(false)).not.toContain("enregistré");
  expect(shown(true)).toContain("Ce que vous n’aviez pas encore enregistré");
});
