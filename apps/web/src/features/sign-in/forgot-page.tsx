import { requestPasswordReset } from "@tablee/contracts/calls/passwords";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { latePart } from "@tablee/ui/components/late-part";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { codeOf, sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import { AuthCard } from "../../shared/ui/auth-card.tsx";
import { ContactLink } from "../../shared/ui/contact-link.tsx";
import { EmailField, emailRules } from "./email-field.tsx";

const EntryBanner = latePart(async () => (await import("./entry-banner.tsx")).EntryBanner);

/** Requests a link to a new password. The answer is the same whether or not an account has the address. */
export function ForgotPage() {
  const { t } = useTranslation("sign-in");
  const language = useLanguage();
  const form = useForm({ defaultValues: { email: "" } });
  const { errors } = form.formState;
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
      <form noValidate onSubmit={form.handleSubmit(({ email }) => submit.mutate({ email: email.trim() }))} className="flex flex-col gap-5">
        <div>
          <h1 className="font-display text-3xl">{t("forgot.title")}</h1>
          <p className="mt-2 text-muted">{t("forgot.text")}</p>
        </div>
        {submit.isError && (
          <Notice tone="danger" live>
            {sentenceOf(submit.error, language)} {codeOf(submit.error) === "password-resets-blocked" && <ContactLink />}
          </Notice>
        )}
        <EmailField field={form.register("email", emailRules)} error={errors.email} />
        <Button type="submit" size="lg" loading={submit.isPending}>
          {t("forgot.submit")}
        </Button>
        <BackToSignIn />
      </form>
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
