import { waysToSignIn } from "@tablee/contracts/calls/social";
import { MAX_TYPED } from "@tablee/domain/kernel/text/password";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { PasswordInput } from "@tablee/ui/components/form/input";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { ProviderButtons, ProvidersAfter, ProvidersFirst, useOffered } from "../../shared/provider/provider-buttons.tsx";
import { hasReturn } from "../../shared/routing/return-to.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { To } from "../../shared/routing/to.tsx";
import { EmailField, emailRules } from "./email-field.tsx";

interface Typed {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** Asks for the address first, then offers the account's ways to sign in; else address and password together. */
  emailFirst: boolean;
  submit: UseMutationResult<unknown, Error, Typed>;
}

/** The sign-in form. An address without an account gets the password field too, so the form reveals nothing about it. */
export function SignInForm({ emailFirst, submit }: SignInFormProps) {
  const { t } = useTranslation("sign-in");
  const language = useLanguage();
  const offered = useOffered();
  const [required] = useState(hasReturn);
  const form = useForm<Typed>({ defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const ask = useMutation(callMutation(waysToSignIn));
  const ways = emailFirst ? ask.data : undefined;
  const asksEmail = emailFirst && ways === undefined;
  const asksPassword = ways?.password ?? !emailFirst;
  const failure = submit.error ?? ask.error;
  const { setFocus } = form;
  useEffect(() => {
    if (ways?.password || submit.isError) setFocus("password");
  }, [ways, submit.isError, setFocus]);
  const send = ({ email: typed, password }: Typed) => {
    const email = typed.trim();
    return asksEmail ? ask.mutate({ email }) : submit.mutate({ email, password });
  };
  const startOver = () => {
    ask.reset();
    submit.reset();
    form.resetField("password");
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      {!emailFirst && <ProvidersFirst />}
      {required && submit.isIdle && <Notice tone="info">{t("required")}</Notice>}
      {failure && (
        <Notice tone="danger" live>
          {sentenceOf(failure, language)}
        </Notice>
      )}
      {ways === undefined ? (
        <EmailField field={form.register("email", emailRules)} error={errors.email} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-all font-semibold">{form.getValues("email").trim()}</span>
          <TextButton onClick={startOver}>{t("otherEmail")}</TextButton>
          {/* Password managers look for whose password it is. */}
          <input type="email" autoComplete="username" value={form.getValues("email").trim()} readOnly hidden />
        </p>
      )}
      {ways?.password === false && <p role="status">{t("noPassword")}</p>}
      {asksPassword && (
        <Field
          label={t("password")}
          aside={<Forgotten label={t("forgotten")} />}
          error={errors.password && t(errors.password.type === "required" ? "passwordMissing" : "passwordLong")}
        >
          <PasswordInput {...form.register("password", { required: true, maxLength: MAX_TYPED, shouldUnregister: true })} />
        </Field>
      )}
      {(asksEmail || asksPassword) && (
        <Button type="submit" size="lg" loading={submit.isPending || ask.isPending}>
          {t(asksEmail ? "continue" : "submit")}
        </Button>
      )}
      {asksEmail && (
        <p>
          <Forgotten label={t("forgotten")} />
        </p>
      )}
      {asksEmail && <ProvidersAfter />}
      {ways && <ProviderButtons providers={ways.providers.filter((provider) => offered.includes(provider))} intent="sign-in" />}
      {ways?.password === false && (
        <p>
          <Forgotten label={t("choosePassword")} />
        </p>
      )}
      <p className="text-muted">
        {t("new")} <SignUpLink className="link font-semibold">{t("signUp")}</SignUpLink>
      </p>
    </form>
  );
}

function Forgotten({ label }: { label: string }) {
  return (
    <To name="forgot_password" className="link inline-flex min-h-6 items-center">
      {label}
    </To>
  );
}
