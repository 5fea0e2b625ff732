import { changePassword } from "@tablee/contracts/calls/settings-account";
import { toast } from "@tablee/ui/lib/toast";
import { useTranslation } from "react-i18next";
import { request } from "../../shared/api/request.ts";
import { NewPasswordForm } from "../../shared/password/new-password-form.tsx";
import { Section } from "./section.tsx";

/** Changes the password: the current one is required, even from those who have just given it. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation("settings-account");
  return (
    <Section title={t("password")} text={t("passwordText")}>
      <NewPasswordForm
        submitLabel={t("changePassword")}
        withCurrent
        unnamed={t("passwordFailed")}
        change={(typed) => request(changePassword, typed)}
        onChanged={() => {
          toast.success(t("passwordChanged"), { description: t("passwordChangedText") });
          onChanged();
        }}
      />
    </Section>
  );
}
