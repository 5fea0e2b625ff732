import { useEffect, useSyncExternalStore } from "react";
import { useBrand } from "../../shared/api/brand.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { measuring } from "../../shared/tracking/measuring.ts";
import { track } from "../../shared/tracking/track.ts";

/** Addresses and colours of the page; counts the page view, also of the page on which the person agrees. */
export function useDocumentHead(): void {
  const language = useLanguage();
  const found = useCurrentRoute();
  const name = found?.row.name ?? "not_found";
  const tracking = found?.row.tracking ?? name;
  const english = pathTo(name, "en", found?.params);
  const french = pathTo(name, "fr", found?.params);
  const own = language === "fr" ? french : english;
  useEffect(() => {
    setLink('[rel="canonical"]', own);
    setLink('[hreflang="en-ca"]', english);
    setLink('[hreflang="fr-ca"]', french);
    setLink('[hreflang="x-default"]', english);
  }, [own, english, french]);
  const brand = useBrand();
  useEffect(() => {
    if (brand === "tablee") delete document.documentElement.dataset.brand;
    else document.documentElement.dataset.brand = brand;
  }, [brand]);
  const answer = useSyncExternalStore(measuring.subscribe, measuring.answer, () => undefined);
  useEffect(() => {
    if (answer === "yes") track({ event: "page-view", name: `${language}-${tracking}` });
  }, [language, tracking, answer]);
}

/** The server's document already contains these links; client-side navigation only changes their addresses. */
function setLink(which: string, path: string): void {
  document.head.querySelector<HTMLLinkElement>(`link${which}`)?.setAttribute("href", new URL(path, location.origin).href);
}
