import { mailIdentityCode, verifyIdentity } from "@tablee/contracts/calls/social";
import { MAX_TYPED } from "@tablee/domain/kernel/text/password";
import { isSixDigits } from "@tablee/domain/kernel/text/tidy";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input, PasswordInput } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import type { Outcome } from "../../../shared/provider/returned.ts";
import { AuthCard } from "../../../shared/ui/auth-card.tsx";

interface VerifyFormProps {
  /** The provider's. */
  name: string;
  email: string;
  onDone: (outcome: Outcome) => void;
}

/** An account has the provider's address: its password or a mailed code shows that it is theirs. */
export function VerifyForm({ name, email, onDone }: VerifyFormProps) {
  const { t } = useTranslation("asked");
  const language = useLanguage();
  const passwordForm = useForm({ defaultValues: { password: "" } });
  const codeForm = useForm({ defaultValues: { code: "" } });
  const verify = useMutation(callMutation(verifyIdentity, { onSuccess: onDone }));
  const mail = useMutation(callMutation(mailIdentityCode, { onSuccess: () => verify.reset() }));
  const failure = verify.error ?? mail.error;
  return (
    <AuthCard>
      <div>
        <h1 className="font-display text-3xl">{t("verify.title")}</h1>
        <p className="mt-2 text-muted">{t("verify.text", { email, provider: name })}</p>
      </div>
      {failure && (
        <Notice tone="danger" live>
          {sentenceOf(failure, language)}
        </Notice>
      )}
      <form noValidate onSubmit={passwordForm.handleSubmit((typed) => verify.mutate(typed))} className="flex flex-col gap-4">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={t("verify.password")} error={passwordForm.formState.errors.password && t("verify.passwordMissing")}>
          <PasswordInput autoComplete="current-password" {...passwordForm.register("password", { required: true, maxLength: MAX_TYPED })} />
        </Field>
        <Button type="submit" size="lg" loading={verify.isPending && "password" in verify.variables}>
          {t("verify.submit")}
        </Button>
      </form>
      <p>{t("verify.orCode")}</p>
      {mail.isSuccess && <p role="status">{t("verify.mailed")}</p>}
      <Button variant="secondary" loading={mail.isPending} onClick={() => mail.mutate({})} className="self-start">
        {t(mail.isSuccess ? "verify.again" : "verify.mail")}
      </Button>
      {mail.isSuccess && (
        <form noValidate onSubmit={codeForm.handleSubmit((typed) => verify.mutate(typed))} className="flex flex-col gap-4">
          <Field label={t("verify.code")} error={codeForm.formState.errors.code?.message}>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              {...codeForm.register("code", { validate: (text) => isSixDigits(text) || t("verify.codeMissing") })}
            />
          </Field>
          <Button type="submit" loading={verify.isPending && "code" in verify.variables} className="self-start">
            {t("verify.confirm")}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
