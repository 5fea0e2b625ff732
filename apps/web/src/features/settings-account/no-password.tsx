import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { Section } from "./section.tsx";

/** The account has only providers to sign in with: a mailed link sets its first password. */
export function NoPassword() {
  const { t } = useTranslation("settings-account");
  return (
    <Section title={t("password")} text={t("noPassword")}>
      <To name="forgot_password" className={buttonStyle({ variant: "secondary", className: "self-start" })}>
        {t("choosePassword")}
      </To>
    </Section>
  );
}
