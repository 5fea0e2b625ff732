import { createReferral } from "@tablee/contracts/calls/referrals";
import type { Language } from "@tablee/domain/kernel/place/region";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Select } from "@tablee/ui/components/form/select";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { emailProblem, nameProblem } from "../../shared/form/checks.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

interface Draft {
  name: string;
  email: string;
  language: Language;
}

const languages = ["en", "fr"] as const;

/** Has one mail sent to a friend, in the customer's name. */
export function MailForm() {
  const { t } = useTranslation("invite");
  const language = useLanguage();
  const form = useForm<Draft>({ defaultValues: { name: "", email: "", language } });
  const { errors } = form.formState;
  const send = useMutation(callMutation(createReferral, { onSuccess: () => form.reset({ ...form.getValues(), name: "", email: "" }) }));
  return (
    <section aria-labelledby="by-mail" className="flex flex-col gap-4">
      <div>
        <h2 id="by-mail" className="font-display text-2xl">
          {t("mail.title")}
        </h2>
        <p className="measure mt-1 text-muted">{t("mail.text")}</p>
      </div>
      <form noValidate onSubmit={form.handleSubmit((typed) => send.mutate(typed))} className="flex flex-col gap-4">
        <FailureNotice error={send.error} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t("mail.name")} error={errors.name?.message}>
            <Input
              autoComplete="off"
              {...form.register("name", { validate: (text) => nameProblem(text) === undefined || t("mail.nameWrong") })}
            />
          </Field>
          <Field label={t("mail.email")} error={errors.email?.message}>
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              {...form.register("email", { validate: (text) => emailProblem(text) === undefined || t("mail.emailWrong") })}
            />
          </Field>
          <Field label={t("mail.language")}>
            <Controller
              name="language"
              control={form.control}
              render={({ field }) => (
                <Select
                  value={field.value}
                  onValueChange={field.onChange}
                  options={languages.map((one) => ({ value: one, label: t(`mail.languages.${one}`) }))}
                />
              )}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" className="self-start max-sm:self-stretch" loading={send.isPending}>
          {t("mail.send")}
        </Button>
        <p role="status" className="text-good-ink empty:hidden">
          {send.isSuccess && t("mail.done", { name: send.variables.name })}
        </p>
      </form>
    </section>
  );
}
