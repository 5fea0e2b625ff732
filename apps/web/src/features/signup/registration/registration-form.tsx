import { checkEmail, createClient } from "@tablee/contracts/calls/signup";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Field } from "@tablee/ui/components/form/field";
import { Input, PasswordInput } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { fieldErrors, sentenceOf } from "../../../shared/api/errors.ts";
import { sessionIsNew } from "../../../shared/api/request.ts";
import { ConsentAsker } from "../../../shared/consent/consent-asker.tsx";
import { emailProblem, nameProblem, passwordProblem } from "../../../shared/form/checks.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { ProvidersFirst } from "../../../shared/provider/provider-buttons.tsx";
import { pathTo } from "../../../shared/routing/paths.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useGo } from "../../../shared/routing/use-go.ts";
import { forget, keep, textsOf } from "../kept.ts";

/** In the order in which they stand: the first one that is wrong takes the focus. */
const fields = ["firstName", "lastName", "email", "password"] as const;

interface RegistrationFormProps {
  /** Called with true while the account is made and once it is: the form navigates itself then. */
  onLeaving: (isLeaving: boolean) => void;
}

/** The customer's details. An email address in use is reported while it is typed, with a link to sign in. */
export function RegistrationForm({ onLeaving }: RegistrationFormProps) {
  const { t } = useTranslation("registration");
  const language = useLanguage();
  const go = useGo();
  const create = useMutation(
    callMutation(createClient, {
      awaited: true,
      onSuccess: async ({ step }) => {
        forget("registration");
        // The session first: the next step is for those who are signed in.
        if (await sessionIsNew()) await go(`signup_${step}`);
        else location.assign(pathTo(`signup_${step}`, language));
      },
    }),
  );
  const isLeaving = create.isPending || create.isSuccess;
  useEffect(() => onLeaving(isLeaving), [isLeaving, onLeaving]);
  const form = useForm({
    defaultValues: { ...textsOf("registration", { firstName: "", lastName: "", email: "" }), password: "", consentToNews: false },
  });
  useEffect(
    () => form.watch(({ firstName, lastName, email: typed }) => keep("registration", { firstName, lastName, email: typed })).unsubscribe,
    [form],
  );
  const { errors } = form.formState;
  const email = useMutation(callMutation(checkEmail));
  const refuse = (error: unknown) => {
    const found = new Map(fieldErrors(error));
    if (codeOf(error)?.startsWith("password-")) found.set("password", sentenceOf(error, language));
    const wrong = fields.filter((name) => found.has(name));
    for (const name of wrong) form.setError(name, { message: found.get(name)! });
    const first = wrong[0] ?? (codeOf(error) === "email-taken" ? "email" : undefined);
    if (first) form.setFocus(first);
  };
  const taken = email.data?.available === false || codeOf(create.error) === "email-taken";
  const shownElsewhere = taken || codeOf(create.error)?.startsWith("password-") === true || fieldErrors(create.error).size > 0;
  const nameOf = (field: "firstName" | "lastName") =>
    form.register(field, {
      validate: (text) => {
        const problem = nameProblem(text);
        return problem === undefined || t(problem === "missing" ? `${field}Missing` : `nameProblem.${problem}`);
      },
    });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ consentToNews, email: address, ...person }) =>
        // No option of the call: it would be forgotten once a field is touched while the answer is under way.
        create
          .mutateAsync({ ...person, email: address.trim(), ...(consentToNews && { consentToNews: currentWordings.newsletter }) })
          .catch(refuse),
      )}
      className="flex flex-col gap-5"
    >
      <ProvidersFirst />
      {create.isError && !shownElsewhere && (
        <Notice tone="danger" live>
          {sentenceOf(create.error, language)}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("firstName")} error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...nameOf("firstName")} />
        </Field>
        <Field label={t("lastName")} error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...nameOf("lastName")} />
        </Field>
      </div>
      <Field
        label={t("email")}
        error={
          errors.email?.message ??
          (taken && (
            <To name="sign_in" className="underline underline-offset-4">
              {t("emailTaken")}
            </To>
          ))
        }
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register("email", {
            validate: (text) => {
              const problem = emailProblem(text);
              return problem === undefined || t(`emailProblem.${problem === "missing" ? problem : "malformed"}`);
            },
            onBlur: (event: { target: { value: string } }) => {
              const address = event.target.value.trim();
              if (emailProblem(address) === undefined) email.mutate({ email: address });
            },
            onChange: () => {
              email.reset();
              create.reset();
            },
          })}
        />
      </Field>
      <Field label={t("password")} hint={errors.password ? undefined : t("passwordHint")} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...form.register("password", {
            validate: (text) => {
              const problem = passwordProblem(text);
              return problem === undefined || t(problem === "long" ? "passwordLong" : "passwordShort");
            },
          })}
        />
      </Field>
      <Controller
        control={form.control}
        name="consentToNews"
        render={({ field }) => (
          <Checkbox
            label={t("news")}
            hint={<ConsentAsker />}
            checked={field.value}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
      <Button type="submit" size="lg" loading={create.isPending}>
        {t("submit")}
      </Button>
    </form>
  );
}
