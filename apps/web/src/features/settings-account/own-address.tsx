import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";
import { Section } from "./section.tsx";

/** The address of mail. It is changed through support alone. */
export function OwnAddress({ email }: { email: string }) {
  const { t } = useTranslation("settings-account");
  const contact = useSession()?.contact.email ?? "";
  return (
    <Section
      title={t("email")}
      text={
        <>
          {t("emailText")}{" "}
          <a href={`mailto:${contact}`} className="link">
            {contact}
          </a>
        </>
      }
    >
      <p className="break-words font-semibold">{email}</p>
    </Section>
  );
}
