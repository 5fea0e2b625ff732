import type { InputOf } from "@tablee/contracts/call";
import type { requestPasswordReset } from "@tablee/contracts/calls/passwords";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import type { UseMutationResult } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-code.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { ContactLink } from "../../shared/ui/contact-link.tsx";
import { EmailField, emailRules } from "./email-field.tsx";

interface ForgotFormProps {
  submit: UseMutationResult<unknown, Error, InputOf<typeof requestPasswordReset>>;
}

/** The address whose password is forgotten. */
export function ForgotForm({ submit }: ForgotFormProps) {
  const { t } = useTranslation("sign-in");
  const language = useLanguage();
  const form = useForm({ defaultValues: { email: "" } });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(({ email }) => submit.mutate({ email: email.trim() }))} className="flex flex-col gap-5">
      {submit.isError && (
        <Notice tone="danger" live>
          {sentenceOf(submit.error, language)} {codeOf(submit.error) === "password-resets-blocked" && <ContactLink />}
        </Notice>
      )}
      <EmailField field={form.register("email", emailRules)} error={errors.email} />
      <Button type="submit" size="lg" loading={submit.isPending}>
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
