import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import type { Consent } from "./consent-switch.tsx";

interface AcceptedTermsProps {
  consent: Consent;
}

/** The date on which the terms were accepted, their wording if it was a different one, and the current terms. */
export function AcceptedTerms({ consent: { answered, wording } }: AcceptedTermsProps) {
  const { t } = useTranslation("communications");
  const language = useLanguage();
  const email = useSession()?.contact.email ?? "";
  const earlier = answered?.earlier;
  const addressed = (text: string) => text.replace("{{email}}", email);
  const summary = "link inline-flex min-h-9 cursor-pointer items-center font-semibold";
  const facts = answered && { date: formatDateWithYear(answered.at.date, language), source: t(`source.${answered.source}`) };
  return (
    <section aria-labelledby="terms" className="measure flex flex-col gap-2">
      <h3 id="terms" className="font-display text-xl">
        {t("terms")}
      </h3>
      <p>{facts ? t("termsGiven", facts) : t("termsNone")}</p>
      {earlier && (
        <>
          <p>{t("termsEarlier")}</p>
          <details>
            <summary className={summary}>{t("termsReadAccepted")}</summary>
            <p className="mt-2 whitespace-pre-line text-muted">{t("quoted", { text: addressed(earlier[language]) })}</p>
          </details>
        </>
      )}
      <details>
        <summary className={summary}>{t("termsRead")}</summary>
        <p className="mt-2 whitespace-pre-line text-muted">{addressed(wording.text[language])}</p>
      </details>
      <To name="terms_conditions" className="link inline-flex min-h-9 items-center self-start">
        {t("termsWhole")}
      </To>
    </section>
  );
}
