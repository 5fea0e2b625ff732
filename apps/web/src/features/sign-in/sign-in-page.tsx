import { PASSWORD_LENGTHS } from "@tablee/contracts/signup-schemas";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { Field } from "@tablee/ui/components/field";
import { PasswordInput } from "@tablee/ui/components/input";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useClient } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { ProvidersFirst } from "../../shared/provider/provider-buttons.tsx";
import { pathTo } from "../../shared/routing/paths.ts";
import { hasReturn, takeReturn } from "../../shared/routing/return-to.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { To } from "../../shared/routing/to.tsx";
import { Door } from "../../shared/ui/door.tsx";
import { EmailField, emailRules } from "./email-field.tsx";
import { signIn } from "./sign-in.ts";

/** Email and password; then on to where one wanted to go, to the sign-up where it was left, or to the account. */
export function SignInPage() {
  const { t } = useTranslation("sign-in");
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useClient();
  const [required] = useState(hasReturn);
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const submit = useMutation({
    mutationFn: signIn,
    onSuccess: ({ signupComplete, step }) => {
      const wanted = takeReturn();
      return navigate({
        href: signupComplete ? (wanted ?? `${pathTo("account", language)}/`) : pathTo(`signup_${step}`, language),
        replace: true,
      });
    },
    onError: () => form.setFocus("password"),
  });
  // A signed-in visitor (through another window or the Back button) is sent on, without a subscription to the sign-up.
  const idle = submit.isIdle;
  const next = client && (client.subscriptionStatus === "none" ? "signup_plans" : "account");
  useEffect(() => {
    if (next && idle) void navigate({ to: pathTo(next, language), replace: true });
  }, [next, idle, navigate, language]);
  return (
    <Door>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ email, password }) => submit.mutate({ email: email.trim(), password }))}
        className="flex flex-col gap-5"
      >
        <h1 className="font-display text-3xl">{t("title")}</h1>
        <ProvidersFirst />
        {required && submit.isIdle && <Notice tone="info">{t("required")}</Notice>}
        {submit.isError && (
          <Notice tone="danger" live>
            {sentenceOf(submit.error, language)}
          </Notice>
        )}
        <EmailField field={form.register("email", emailRules)} error={errors.email} />
        <Field
          label={t("password")}
          aside={
            <To name="forgot_password" className="link inline-flex min-h-6 items-center">
              {t("forgotten")}
            </To>
          }
          error={errors.password && t(errors.password.type === "required" ? "passwordMissing" : "passwordLong")}
        >
          <PasswordInput {...form.register("password", { required: true, maxLength: PASSWORD_LENGTHS.most })} />
        </Field>
        <Button type="submit" size="lg" loading={submit.isPending}>
          {t("submit")}
        </Button>
        <p className="text-muted">
          {t("new")} <SignUpLink className="link font-semibold">{t("signUp")}</SignUpLink>
        </p>
      </form>
    </Door>
  );
}
