import { useUnreached } from "@tablee/ui/app/use-unreached";
import { EnvironmentBanner, NewVersionBanner, UnreachedBanner } from "@tablee/ui/components/feedback/page-banners";
import { latePart } from "@tablee/ui/components/late-part";
import { SkipLink } from "@tablee/ui/components/skip-link";
import { useToastsWanted } from "@tablee/ui/lib/toast";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { freshness } from "../../shared/api/freshness.ts";
import { sessionQuery } from "../../shared/api/request.ts";
import { served } from "../../shared/app/served.ts";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { useClosedContent } from "../../shared/ui/closed.ts";
import { drawnPart } from "../../shared/ui/when-near.tsx";
import { Header } from "./header.tsx";
import { offerCode } from "./offer/closed-offer.ts";
import { useDocumentHead } from "./use-document-head.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useForcedEnglish } from "./use-forced-english.ts";
import { usePageLoaded } from "./use-page-loaded.ts";

const ActingBanner = latePart(async () => (await import("./acting/acting-banner.tsx")).ActingBanner);
const OneTap = latePart(async () => (await import("./one-tap.tsx")).OneTap);
const DiscountBar = latePart(async () => (await import("./offer/discount-bar.tsx")).DiscountBar);
const Footer = latePart(async () => (await import("./footer/footer.tsx")).Footer);
const RouteTitle = latePart(async () => (await import("./route-title.tsx")).RouteTitle);
// Toasts and pending results concern clients only: visitors need not fetch them.
const ShownLine = latePart(async () => (await import("@tablee/ui/components/shown-line")).ShownLine);
export const Toaster = latePart(async () => (await import("@tablee/ui/components/overlay/toast")).Toaster);
const LowerBar = latePart(async () => (await import("./lower-bar.tsx")).LowerBar);

/** The parts around a page that the server draws with it. */
export const drawnParts = [DiscountBar, Footer, RouteTitle, drawnPart];

const barRoom = "h-14 bg-primary sm:h-11";

/** The frame around every screen: banners, header, footer; only the screen itself where the route or a frame asks for that. */
export function Shell() {
  const { t } = useTranslation();
  const { data: session, isError } = useQuery(sessionQuery);
  const unreached = useUnreached();
  const row = useCurrentRoute()?.row;
  const loaded = usePageLoaded();
  const bare = served.isFramed || row?.noLayout === true;
  const closedOffer = useClosedContent("offer");
  const toastsWanted = useToastsWanted();
  const environment = served.environment ?? session?.environment;
  const pathname = useFocusOnArrival();
  useDocumentHead();
  useForcedEnglish();
  return (
    <>
      <SkipLink href="#main">{t("skipToContent")}</SkipLink>
      <UnreachedBanner />
      <NewVersionBanner />
      {environment !== undefined && environment !== "production" && !served.isFramed && (
        <EnvironmentBanner name={t("environment.name")}>{t("environment.text")}</EnvironmentBanner>
      )}
      {session?.acting && session.client && <ActingBanner client={session.client} by={session.acting.by} />}
      {session?.adminLoggedIn && !session.acting && (
        <EnvironmentBanner name={t("environment.admin")}>{t("environment.adminText")}</EnvironmentBanner>
      )}
      {!bare &&
        !session?.client &&
        // Keeps the bar's space for a visitor until the session is known, so that the page does not jump. A closed offer takes none.
        (session
          ? offerCode(session.discountBar) !== closedOffer && (
              <DiscountBar bar={session.discountBar} fallback={<div className={barRoom} />} missing={() => null} />
            )
          : !served.isSignedIn && !isError && !unreached && closedOffer === undefined && <div className={barRoom} />)}
      {!bare && <Header />}
      <main id="main" tabIndex={-1} className={bare ? "outline-none" : "min-h-[75dvh] outline-none"}>
        <Outlet />
      </main>
      {!bare && loaded && row?.noFooter !== true && <Footer />}
      {!bare && loaded && <LowerBar missing={() => null} />}
      <RouteTitle pathname={pathname} />
      {session?.client && <ShownLine freshness={freshness} className="top-20" />}
      {!bare &&
        session?.client === null &&
        session.flippers.enable_one_tap &&
        session.signInProviders.includes("google_oauth2") &&
        row?.name !== "provider_callback" && <OneTap />}
      {toastsWanted && (
        // In the editor the cart bar covers the bottom edge, and nothing may hide it.
        <Toaster offset={row?.name === "order_editor" ? { bottom: 104 } : undefined} />
      )}
    </>
  );
}
