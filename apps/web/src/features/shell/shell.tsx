import { EnvironmentBanner, OfflineBanner } from "@tablee/ui/components/feedback/page-banners";
import { SkipLink } from "@tablee/ui/components/skip-link";
import { useToastsWanted } from "@tablee/ui/lib/toast";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { freshness } from "../../shared/api/freshness.ts";
import { sessionQuery } from "../../shared/api/request.ts";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { fetchLater } from "../../shared/ui/fetch-later.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { useDocumentHead } from "./use-document-head.ts";
import { useForcedEnglish } from "./use-forced-english.ts";
import { usePageLoaded } from "./use-page-loaded.ts";

const ActingBanner = lazy(async () => ({ default: (await import("./acting-banner.tsx")).ActingBanner }));
const OneTap = lazy(async () => ({ default: (await import("./one-tap.tsx")).OneTap }));
const DiscountBar = lazy(async () => ({ default: (await import("./discount-bar.tsx")).DiscountBar }));
// Toasts and pending results concern clients only: visitors need not fetch them.
const ShownLine = lazy(async () => ({ default: (await import("@tablee/ui/components/shown-line")).ShownLine }));
const fetchToaster = () => import("@tablee/ui/components/overlay/toast");
const Toaster = lazy(async (): Promise<{ default: ComponentType<{ offset?: { bottom: number } | undefined }> }> => {
  try {
    return { default: (await fetchToaster()).Toaster };
  } catch {
    // The message is lost, and the page stays.
    return { default: () => null };
  }
});

const barRoom = "h-14 bg-primary sm:h-11";
/** The server writes it into the document, so that the banner does not push the page down once the session is known. */
const served = document.documentElement.dataset.environment;
const framed = window.self !== window.top;

/** The frame around every screen: banners, header, footer; only the screen itself where the route or a frame asks for that. */
export function Shell() {
  const { t } = useTranslation();
  const { data: session, isError } = useQuery(sessionQuery);
  const row = useCurrentRoute()?.row;
  const loaded = usePageLoaded();
  const bare = framed || row?.noLayout === true;
  const toastsWanted = useToastsWanted();
  const environment = served ?? session?.environment;
  const signedIn = Boolean(session?.client);
  const withOneTap = session?.flippers.enable_one_tap === true && session.signInProviders.includes("google_oauth2");
  useEffect(() => (signedIn ? fetchLater(fetchToaster) : undefined), [signedIn]);
  useDocumentHead();
  useForcedEnglish();
  return (
    <>
      <SkipLink href="#main">{t("skipToContent")}</SkipLink>
      <OfflineBanner />
      {environment !== undefined && environment !== "production" && !framed && (
        <EnvironmentBanner name={t("environment.name")}>{t("environment.text")}</EnvironmentBanner>
      )}
      {session?.acting && session.client && (
        <Suspense>
          <ActingBanner client={session.client} by={session.acting.by} />
        </Suspense>
      )}
      {session?.adminLoggedIn && !session.acting && (
        <EnvironmentBanner name={t("environment.admin")}>{t("environment.adminText")}</EnvironmentBanner>
      )}
      {!bare && !session?.client && (
        // The bar's space is reserved until the session is known, so that the page does not jump.
        <Suspense fallback={<div className={barRoom} />}>
          {session ? <DiscountBar bar={session.discountBar} /> : !isError && <div className={barRoom} />}
        </Suspense>
      )}
      {!bare && <Header />}
      <main id="main" tabIndex={-1} className={bare ? "outline-none" : "min-h-[75dvh] outline-none"}>
        <Outlet />
      </main>
      {!bare && loaded && row?.noFooter !== true && <Footer />}
      <RouteAnnouncer />
      {session?.client && (
        <Suspense>
          <ShownLine freshness={freshness} className="top-20" />
        </Suspense>
      )}
      {!bare && session?.client === null && withOneTap && row?.name !== "provider_callback" && (
        <Suspense>
          <OneTap />
        </Suspense>
      )}
      {toastsWanted && (
        <Suspense>
          {/* In the editor the cart bar stands along the bottom edge: nothing may hide it. */}
          <Toaster offset={row?.name === "order_editor" ? { bottom: 104 } : undefined} />
        </Suspense>
      )}
    </>
  );
}
