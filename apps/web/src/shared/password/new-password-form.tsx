import { passwordForm } from "@tablee/domain/kernel/text/password";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { PasswordInput } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { codeOf } from "../api/error-code.ts";
import { fieldErrors, sentenceOf } from "../api/errors.ts";
import { passwordProblem } from "../form/checks.ts";
import { useLanguage } from "../i18n/use-language.ts";

export interface TypedPasswords {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

interface Props {
  readonly submitLabel: string;
  /** Asks for the current password too. */
  readonly withCurrent?: true;
  /** The fallback message without a known reason. */
  readonly unnamed?: string;
  readonly change: (typed: TypedPasswords) => Promise<unknown>;
  readonly onChanged: () => void;
}

const nothing: TypedPasswords = { current: "", password: "", confirmation: "" };

/** Asks for a new password twice. A refusal of the server appears at the field that it concerns. */
export function NewPasswordForm({ submitLabel, withCurrent, unnamed, change, onChanged }: Props) {
  const { t } = useTranslation("password");
  const language = useLanguage();
  const form = useForm({ defaultValues: nothing });
  const { errors } = form.formState;
  const submit = useMutation({
    mutationFn: change,
    onSuccess: () => {
      form.reset();
      onChanged();
    },
    onError: (error) => {
      const field = fieldOf(error);
      if (!field) return;
      form.setError(field, { message: fieldErrors(error).get(field) ?? sentenceOf(error, language) });
      form.setFocus(field);
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((typed) => submit.mutate(typed))} className="flex flex-col gap-5">
      {submit.isError && !fieldOf(submit.error) && (
        <Notice tone="danger" live>
          {sentenceOf(submit.error, language, unnamed)}
        </Notice>
      )}
      {withCurrent && (
        <Field label={t("current")} error={errors.current?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("current", { required: t("currentMissing") })} />
        </Field>
      )}
      <Field label={t("password")} hint={t("hint")} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...form.register("password", {
            validate: (text) => {
              const problem = passwordProblem(text);
              return problem === undefined || t(problem === "long" ? "long" : "short");
            },
          })}
        />
      </Field>
      <Field label={t("confirmation")} error={errors.confirmation?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...form.register("confirmation", {
            validate: (text, { password }) => passwordForm(text) === passwordForm(password) || t("differ"),
          })}
        />
      </Field>
      <Button type="submit" size="lg" loading={submit.isPending} className="self-start max-sm:self-stretch">
        {submitLabel}
      </Button>
    </form>
  );
}

/** The field that a refusal is about. */
function fieldOf(error: unknown): keyof TypedPasswords | undefined {
  const code = codeOf(error);
  if (code === "password-incorrect") return "current";
  if (code === "passwords-differ") return "confirmation";
  if (code === "password-resets-blocked") return undefined;
  return code?.startsWith("password-") || fieldErrors(error).has("password") ? "password" : undefined;
}
