import { latePart } from "@tablee/ui/components/late-part";
import { useTranslation } from "react-i18next";
import { brandNames, useBrand } from "../../../shared/api/brand.ts";
import { useClient, useFlag } from "../../../shared/api/session.ts";
import { LanguageToggle } from "../../../shared/routing/language-toggle.tsx";
import { To } from "../../../shared/routing/to.tsx";
import { useCurrentRoute } from "../../../shared/routing/use-current-route.ts";
import { measuring } from "../../../shared/tracking/measuring.ts";
import { BrandWordmark } from "../../../shared/ui/brand-wordmark.tsx";
import { WhenNear } from "../../../shared/ui/when-near.tsx";
import { useMeasuring } from "../measuring/use-measuring.ts";
import { ThemeSelect } from "../theme-select.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { Certification, SocialLinks } from "./outside-link.tsx";

const NewsletterForm = latePart(async () => (await import("./newsletter-form.tsx")).NewsletterForm);
const RouteFaqs = latePart(async () => (await import("./route-faqs.tsx")).RouteFaqs);
const ClosingCall = latePart(async () => (await import("./closing-call.tsx")).ClosingCall);

const nothing = () => null;
const legal = "inline-flex min-h-9 items-center underline-offset-4 hover:underline max-sm:min-h-11";

/**
 * The end of every page: with brand_refresh the questions about its subject and, on home, a call to sign up; then the links. Visitors are
 * offered the newsletter; a customer has a switch for it in the settings.
 */
export function Footer() {
  const { t } = useTranslation(["footer", "app", "title"]);
  const client = useClient();
  const brand = useBrand();
  const row = useCurrentRoute()?.row;
  const category = row?.faqCategory;
  const isRefreshed = useFlag("brand_refresh");
  const { counts } = useMeasuring();
  const newsletter = useFlag("show_fp_newsletter");
  return (
    <>
      {isRefreshed && category && <WhenNear key={row.name} room="min-h-96" Part={RouteFaqs} category={category} missing={nothing} />}
      {isRefreshed && row?.name === "home" && client === null && <WhenNear room="min-h-72" Part={ClosingCall} missing={nothing} />}
      <footer className="no-print mt-16 border-line border-t bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-x-10 px-4 py-10 sm:px-6 min-[48rem]:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div className="flex flex-col items-start gap-3 pb-6 min-[48rem]:max-lg:col-span-3">
            <BrandWordmark className="h-8" />
            <p className="max-w-xs text-muted">{t("tagline", { context: brand })}</p>
            <SocialLinks />
            <Certification />
          </div>
          <FooterColumns />
        </div>
        {newsletter && client === null && (
          <section aria-labelledby="newsletter" className="mx-auto max-w-6xl px-4 pb-10 sm:px-6">
            <h2 id="newsletter" className="mb-2 font-semibold text-sm">
              {t("newsletter.title")}
            </h2>
            <NewsletterForm fallback={<div className="h-52" />} />
          </section>
        )}
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 pb-10 text-muted text-sm sm:px-6">
          <p className="grow">{t("copyright", { year: new Date().getFullYear(), brand: brandNames[brand] })}</p>
          <To name="privacy" className={legal}>
            {t("title:privacy")}
          </To>
          <To name="terms_conditions" className={legal}>
            {t("title:terms_conditions")}
          </To>
          {counts && (
            <button type="button" className={legal} onClick={measuring.ask}>
              {t("measuring")}
            </button>
          )}
          <LanguageToggle className="max-sm:-ml-4" />
          <ThemeSelect />
        </div>
      </footer>
    </>
  );
}
