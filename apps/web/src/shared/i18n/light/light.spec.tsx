import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { ui as uiEn } from "@tablee/ui/i18n/ui.en";
import { ui as uiFr } from "@tablee/ui/i18n/ui.fr";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as whole from "react-i18next";
import { wordFilesIn } from "../../../../../../libs/ui/test/word-files.ts";
import { createInstance, type Translate } from "./i18next.ts";
import * as light from "./react-i18next.tsx";

const { en, fr } = cataloguesIn(await wordFilesIn(`${import.meta.dirname}/../../..`), "app");
const resources = { en: { ui: uiEn, ...en }, fr: { ui: uiFr, ...fr } } as never;

const lightOf = (lng: string) => {
  const instance = createInstance().use(light.initReactI18next);
  void instance.init({ lng, fallbackLng: "en", resources, defaultNS: "app" });
  return instance;
};

/** Every sentence by its key, in both languages and each form's own name and the name that has forms. */
const keysOf = (words: object, before: string): string[] =>
  Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === "string" ? [before + name, before + name.replace(/_\w+$/, "")] : keysOf(word as object, `${before}${name}.`),
  );
const keys = [...new Set(Object.entries({ ui: uiEn, ...en }).flatMap(([room, words]) => keysOf(words, `${room}:`)))];

const places = new Set([...JSON.stringify(resources).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!));
/** Something in every place: also what a pattern, a page or a second look would take for something else. */
const given = Object.fromEntries([...places].map((name) => [name, `$& <b>{{${name}}}</b> $t(app:brand)`]));

describe.each(["en", "fr"] as const)("the words of the built app, %s", (language) => {
  const known = createI18n({ language, resources: { en, fr } });
  const ours = lightOf(language);

  it("are what i18next says, whatever stands in their places", () => {
    expect(keys.length).toBeGreaterThan(1_000);
    for (const key of keys) expect([key, ours.t(key, given)]).toEqual([key, (known.t as Translate)(key, given)]);
  });

  it.each([0, 1, 2, 1.5, 4, 21, 1_000_000, undefined])("are those for a count of %s", (count) => {
    for (const key of keys) expect([key, ours.t(key, { count })]).toEqual([key, (known.t as Translate)(key, { count })]);
  });

  it("are a room's own, or those of the room that is named", () => {
    const both = [known.getFixedT(language, "order"), ours.getFixedT(language, "order")] as Translate[];
    for (const name of ["card.editable", "app:brand", "ui:undo", "no.such", "app:no.such"]) {
      const [says, said] = both.map((t) => t(name));
      expect(said).toBe(says);
    }
  });
});

describe("a component of the built app", () => {
  const phrase = (t: unknown, Trans: unknown): ReactNode => {
    const Whole = Trans as typeof light.Trans;
    return <Whole t={t as Translate} i18nKey="confirm.type" values={{ phrase: "<i>1 & 2</i>" }} components={{ phrase: <b /> }} />;
  };

  it("has a sentence with a part of its own, as i18next makes it", () => {
    const i18n = createI18n({ language: "fr", resources: { en, fr } });
    const ours = lightOf("fr");
    expect(renderToStaticMarkup(phrase(ours.getFixedT("fr", "ui"), light.Trans))).toBe(
      renderToStaticMarkup(phrase(i18n.getFixedT("fr", "ui"), whole.Trans)),
    );
  });

  it("takes its words from the instance around it, in the language that is spoken then", async () => {
    const i18n = lightOf("en");
    const Undo = () => light.useTranslation(["ui", "app"]).t("undo");
    const shown = () =>
      renderToStaticMarkup(
        <light.I18nextProvider i18n={i18n}>
          <Undo />
        </light.I18nextProvider>,
      );
    const heard: string[] = [];
    const stop = i18n.watch(() => heard.push(i18n.language));
    expect(shown()).toBe(uiEn.undo);
    await i18n.changeLanguage("fr");
    expect(shown()).toBe(uiFr.undo);
    stop();
    await i18n.changeLanguage("en");
    expect(heard).toEqual(["fr"]);
  });
});
