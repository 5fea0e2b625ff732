import type { Language } from "@tablee/domain/kernel/place/region";
import { useTranslation } from "react-i18next";

/** The language of the page. */
export const useLanguage = (): Language => (useTranslation().i18n.language.startsWith("fr") ? "fr" : "en");
