import { requestPasswordReset } from "@tablee/contracts/calls/passwords";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { latePart } from "@tablee/ui/components/late-part";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { To } from "../../shared/routing/to.tsx";
import { AuthCard } from "../../shared/ui/auth-card.tsx";
import { lateForm } from "../../shared/ui/late-form.tsx";

const ForgotForm = lateForm(async () => (await import("./forgot-form.tsx")).ForgotForm, "h-36");
const EntryBanner = latePart(async () => (await import("./entry-banner.tsx")).EntryBanner);

/** Requests a link to a new password. The answer is the same whether or not an account has the address. */
export function ForgotPage() {
  const { t } = useTranslation("sign-in");
  const submit = useMutation(callMutation(requestPasswordReset));
  if (submit.isSuccess)
    return (
      <AuthCard>
        <h1 className="font-display text-3xl">{t("forgot.sentTitle")}</h1>
        <div role="status" className="flex flex-col gap-3">
          <p>{t("forgot.sent", { email: submit.variables.email })}</p>
          <p className="text-muted">{t("forgot.sentHint")}</p>
        </div>
        <p>
          <TextButton onClick={() => submit.reset()}>{t("forgot.again")}</TextButton>
        </p>
        <BackToSignIn />
      </AuthCard>
    );
  return (
    <AuthCard below={<EntryBanner page="password" />}>
      <div>
        <h1 className="font-display text-3xl">{t("forgot.title")}</h1>
        <p className="mt-2 text-muted">{t("forgot.text")}</p>
      </div>
      <ForgotForm submit={submit} />
      <BackToSignIn />
    </AuthCard>
  );
}

function BackToSignIn() {
  const { t } = useTranslation("sign-in");
  return (
    <p className="text-muted">
      {t("forgot.remembered")}{" "}
      <To name="sign_in" className="link font-semibold">
        {t("submit")}
      </To>
    </p>
  );
}
