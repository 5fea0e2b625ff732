import type { Language } from "@tablee/ui/format/language";
import { useTranslation } from "react-i18next";

const key = "tablee-console-language";

/** The language chosen on this device, else the browser's preference. */
export function startLanguage(): Language {
  try {
    const stored = localStorage.getItem(key);
    if (stored === "en" || stored === "fr") return stored;
  } catch {
    // Storage may be blocked: the browser's preference applies.
  }
  return navigator.language.startsWith("fr") ? "fr" : "en";
}

/** The document carries the language: the API client and words outside React read it there. */
export const currentLanguage = (): Language =>
  typeof document !== "undefined" && document.documentElement.lang.startsWith("fr") ? "fr" : "en";

export function keepLanguage(language: Language): void {
  document.documentElement.lang = `${language}-CA`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // As above: it lasts for this page only.
  }
}

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language.startsWith("fr") ? "fr" : "en";
}
