import { latePart } from "@tablee/ui/components/late-part";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useFlag, useSession } from "../../../shared/api/session.ts";
import { LanguageToggle } from "../../../shared/routing/language-toggle.tsx";
import { SignUpLink } from "../../../shared/routing/sign-up-link.tsx";
import { To } from "../../../shared/routing/to.tsx";
import { BrandWordmark } from "../../../shared/ui/brand-wordmark.tsx";
import { ThemeSelect } from "../theme-select.tsx";

const NewsletterForm = latePart(async () => (await import("./newsletter-form.tsx")).NewsletterForm);

const link = "inline-flex min-h-9 items-center text-ink underline-offset-4 hover:underline max-sm:min-h-11";

const legal = "inline-flex min-h-9 items-center underline-offset-4 hover:underline max-sm:min-h-11";

/** Under 768 px the sections fold, by the specification. */
const narrow = window.matchMedia("(width < 48rem)");
const subscribe = (notify: () => void) => {
  narrow.addEventListener("change", notify);
  return () => narrow.removeEventListener("change", notify);
};

export function Footer() {
  const { t } = useTranslation(["footer", "app", "title"]);
  const client = useClient();
  const readyToEat = useFlag("ready_to_eat");
  const newsletter = useFlag("show_fp_newsletter");
  return (
    <footer className="no-print mt-16 border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-12 px-4 py-10 sm:px-6 min-[48rem]:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-3 pb-4">
          <BrandWordmark className="h-8" />
          <p className="max-w-xs text-muted">{t("tagline")}</p>
          <Contact />
        </div>
        <Section title={t("meals")}>
          <To name="menu" params={{ date: "this-week" }} className={link}>
            {t("thisWeek")}
          </To>
          {readyToEat && (
            <To name="menu" params={{ date: "this-week" }} search={{ show: "ready-to-eat" }} className={link}>
              {t("readyToEat")}
            </To>
          )}
          {client && client.subscriptionStatus !== "none" ? (
            <To name="settings_subscription" className={link}>
              {t("title:settings_subscription")}
            </To>
          ) : (
            <To name="signup_plans" slash className={link}>
              {t("app:nav.pricing")}
            </To>
          )}
          <To name="gift" className={link}>
            {t("title:gift")}
          </To>
          {client && (
            <To name="returnables" className={link}>
              {t("title:returnables")}
            </To>
          )}
        </Section>
        <Section title={t("account")}>
          {client ? (
            <>
              <To name="account" slash className={link}>
                {t("app:nav.home")}
              </To>
              <To name="rewards" className={link}>
                {t("app:nav.rewards")}
              </To>
              <To name="recent" className={link}>
                {t("title:recent")}
              </To>
              <To name="track" className={link}>
                {t("title:track")}
              </To>
            </>
          ) : (
            <>
              <To name="sign_in" className={link}>
                {t("app:nav.logIn")}
              </To>
              <SignUpLink className={link}>{t("app:nav.signUp")}</SignUpLink>
            </>
          )}
        </Section>
        <Section title={t("about")}>
          <To name="faq" className={link}>
            {t("title:faq")}
          </To>
        </Section>
      </div>
      {newsletter && (
        <section aria-labelledby="newsletter" className="mx-auto max-w-6xl px-4 pb-10 sm:px-6">
          <h2 id="newsletter" className="mb-2 font-semibold text-sm">
            {t("newsletter.title")}
          </h2>
          <NewsletterForm fallback={<div className="h-52" />} />
        </section>
      )}
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 pb-10 text-muted text-sm sm:px-6">
        <p className="grow">{t("copyright", { year: new Date().getFullYear() })}</p>
        <To name="terms_conditions" className={legal}>
          {t("title:terms_conditions")}
        </To>
        <To name="privacy" className={legal}>
          {t("title:privacy")}
        </To>
        <LanguageToggle className="max-sm:-ml-4" />
        <ThemeSelect />
      </div>
    </footer>
  );
}

/** The team's address and, if there is one, its phone number. */
function Contact() {
  const { t } = useTranslation("footer");
  const contact = useSession()?.contact;
  if (!contact) return null;
  const { email, phone } = contact;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <a href={`mailto:${email}`} aria-label={t("write", { email })} className={link}>
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} aria-label={t("call", { phone })} className={link}>
          {phone}
        </a>
      )}
    </p>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const folded = useSyncExternalStore(subscribe, () => narrow.matches);
  const list = <div className="flex flex-col items-start gap-0.5 pb-4 min-[48rem]:pb-0">{children}</div>;
  if (!folded) {
    return (
      <section>
        <h2 className="mb-2 font-semibold text-sm">{title}</h2>
        {list}
      </section>
    );
  }
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  );
}
