import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { trackPageView } from "../../shared/routing/track-page-view.ts";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";

/** Title and language alternates of the page; counts the page view. */
export function useDocumentHead(): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const found = useCurrentRoute();
  const name = found?.row.name ?? "not_found";
  const tracking = found?.row.tracking ?? name;
  const english = found ? pathTo(name, "en", found.params) : pathTo("not_found", "en");
  const french = found ? pathTo(name, "fr", found.params) : pathTo("not_found", "fr");
  const title = t(`title.${name}`);
  useEffect(() => {
    document.title = `${t("brand")} | ${title}`;
    setAlternate("en-ca", english);
    setAlternate("fr-ca", french);
    setAlternate("x-default", english);
  }, [t, title, english, french]);
  useEffect(() => {
    trackPageView(`${language}-${tracking}`);
  }, [language, tracking]);
}

function setAlternate(hreflang: string, path: string): void {
  const selector = `link[rel="alternate"][hreflang="${hreflang}"]`;
  const link = document.head.querySelector<HTMLLinkElement>(selector) ?? document.head.appendChild(document.createElement("link"));
  link.rel = "alternate";
  link.hreflang = hreflang;
  link.href = new URL(path, location.origin).href;
}
