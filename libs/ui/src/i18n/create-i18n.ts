import { wordsIn } from "@tablee/domain/kernel/words";
import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "../format/language.ts";
import { ui } from "./ui.ts";

/** Namespaces of one language: namespace, then (nested) keys. */
export type Catalogues = Record<string, Record<string, unknown>>;

/**
 * An i18next instance that is ready when the function returns: both languages are passed in, nothing is fetched, so no screen
 * renders a key. The `ui` namespace of the components is always part of it. `resources.en` and `resources.fr` map namespaces to
 * catalogues; a route adds its own later with `i18n.addResourceBundle(language, namespace, catalogue)`.
 */
export function createI18n({ language, resources }: { language: Language; resources: Record<Language, Catalogues> }): i18n {
  const instance = createInstance();
  const all = { en: { ui: wordsIn(ui, "en"), ...resources.en }, fr: { ui: wordsIn(ui, "fr"), ...resources.fr } } as Resource;
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    supportedLngs: ["en", "fr"],
    resources: all,
    ns: Object.keys(all.en ?? {}),
    defaultNS: Object.keys(resources.en)[0] ?? "ui",
    initAsync: false,
    // React already escapes; escaping twice would show &#39; in every French sentence.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  return instance;
}
