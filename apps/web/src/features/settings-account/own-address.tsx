import { emailVerification } from "@tablee/contracts/calls/email-verification";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { To } from "../../shared/routing/to.tsx";
import { ContactLink } from "../../shared/ui/contact-link.tsx";
import { Section } from "./section.tsx";

/** The email address. Only support can change it. */
export function OwnAddress({ email }: { email: string }) {
  const { t } = useTranslation("settings-account");
  const verified = useQuery(callQuery(emailVerification, {})).data?.verified;
  return (
    <Section
      title={t("email")}
      text={
        <>
          {t("emailText")} <ContactLink />
        </>
      }
    >
      <p className="wrap-anywhere font-semibold">
        {email} {verified && <Badge tone="good">{t("emailVerified")}</Badge>}
      </p>
      {verified === false && (
        <To name="email_verification" className="link inline-flex min-h-9 items-center self-start font-semibold">
          {t("verifyEmail")}
        </To>
      )}
    </Section>
  );
}
