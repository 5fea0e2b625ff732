import { useTranslation } from "react-i18next";
import { useClient, useFlag, useSession } from "../../../shared/api/session.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import { FooterSection, footerLink } from "./footer-section.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** The links in three columns: meals, the company, and the ways to reach it. Links out of the site are those that are configured. */
export function FooterColumns() {
  return (
    <>
      <Meals />
      <About />
      <Contact />
    </>
  );
}

function Meals() {
  const { t } = useTranslation(["footer", "app", "title"]);
  const client = useClient();
  const readyToEat = useFlag("ready_to_eat");
  const canTrack = useSession()?.trackDelivery === true;
  return (
    <FooterSection title={t("meals")}>
      <To name="menu" params={{ date: "this-week" }} className={footerLink}>
        {t("thisWeek")}
      </To>
      {readyToEat && (
        <To name="ready_to_eat" className={footerLink}>
          {t("readyToEat")}
        </To>
      )}
      {client && client.subscriptionStatus !== "none" ? (
        <To name="settings_subscription" className={footerLink}>
          {t("title:settings_subscription")}
        </To>
      ) : (
        <To name="signup_plans" slash className={footerLink}>
          {t("app:nav.pricing")}
        </To>
      )}
      <OutsideLink page="recipes" />
      <To name="gift" className={footerLink}>
        {t("title:gift")}
      </To>
      {client && (
        <To name="returnables" className={footerLink}>
          {t("title:returnables")}
        </To>
      )}
      {canTrack && (
        <To name="track" className={footerLink}>
          {t("title:track")}
        </To>
      )}
    </FooterSection>
  );
}

function About() {
  const { t } = useTranslation(["footer", "title"]);
  return (
    <FooterSection title={t("about")}>
      <To name="story" className={footerLink}>
        {t("title:story")}
      </To>
      <To name="faq" className={footerLink}>
        {t("title:faq")}
      </To>
      <OutsideLink page="blog" />
      <OutsideLink page="careers" />
      <To name="faq_category" params={{ friendlyId: "delivery" }} hash="where" className={footerLink}>
        {t("areas")}
      </To>
      <To name="impact" className={footerLink}>
        {t("title:impact")}
      </To>
      <To name="eco_friendly_commitments" className={footerLink}>
        {t("title:eco_friendly_commitments")}
      </To>
    </FooterSection>
  );
}

function Contact() {
  const { t } = useTranslation(["footer", "title"]);
  const language = useLanguage();
  const contact = useSession()?.contact;
  return (
    <FooterSection title={t("reach")}>
      <To name="contact" className={footerLink}>
        {t("title:contact")}
      </To>
      {contact && (
        <a href={`mailto:${contact.email}`} aria-label={t("write", { email: contact.email })} className={footerLink}>
          {contact.email}
        </a>
      )}
      {contact?.phone && (
        <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`} aria-label={t("call", { phone: contact.phone })} className={footerLink}>
          {contact.phone}
        </a>
      )}
      {language === "en" && <OutsideLink page="students" />}
      <OutsideLink page="affiliates" />
      <OutsideLink page="corporate" />
      <OutsideLink page="drivers" />
    </FooterSection>
  );
}
