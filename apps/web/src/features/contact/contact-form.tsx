import { sendInquiry } from "@tablee/contracts/calls/contact";
import { inquiryTopics, needsName } from "@tablee/domain/inquiry/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Select } from "@tablee/ui/components/form/select";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { formatDay } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { emailProblem } from "../../shared/form/checks.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { type Draft, firstDraft, inquiryOf, isNameWrong, kindOf, leftOf, messageProblem, type Sent, type Terms } from "./draft.ts";
import { useAreaPostalCode } from "./use-area-postal-code.ts";

/** The option of no box: the list needs a value of its own for it. */
const NO_BOX = "none";

/** The fields as the form shows them: the first wrong one gets the focus. */
const inOrder = ["topic", "orderId", "name", "email", "message"] as const;

interface ContactFormProps {
  terms: Terms;
  onSent: (sent: Sent) => void;
}

/** The message, its subject, and the address to write back to; a client can name a box. */
export function ContactForm({ terms, onSent }: ContactFormProps) {
  const { t } = useTranslation("contact");
  const postalCode = useAreaPostalCode();
  const language = useLanguage();
  const form = useForm<Draft>({
    defaultValues: firstDraft(terms, postalCode && t("areaMessage", { postalCode: postalCode.replace(" ", "\u00a0") })),
    shouldFocusError: false,
  });
  const send = useMutation(callMutation(sendInquiry));
  const { errors } = form.formState;
  const left = leftOf(form.watch("message"), terms);
  const submit = form.handleSubmit(
    (typed) => {
      const inquiry = inquiryOf(typed);
      if (inquiry) send.mutate(inquiry, { onSuccess: () => onSent(inquiry) });
    },
    (wrong) => {
      const first = inOrder.find((name) => wrong[name]);
      if (first) form.setFocus(first);
    },
  );
  const withProblem = (problem: "long" | "message" | undefined) => problem === undefined || t(`problem.${problem}`);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t("topic")} error={errors.topic?.message} className={terms.boxes.length === 0 ? "sm:col-span-2" : undefined}>
          <Controller
            name="topic"
            control={form.control}
            rules={{ validate: (topic) => topic !== "" || t("problem.topic") }}
            render={({ field }) => (
              <Select
                ref={field.ref}
                {...(field.value && { value: field.value })}
                onValueChange={field.onChange}
                options={inquiryTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
              />
            )}
          />
        </Field>
        {terms.boxes.length > 0 && (
          <Field label={t("box")} optional>
            <Controller
              name="orderId"
              control={form.control}
              render={({ field }) => (
                <Select
                  value={field.value || NO_BOX}
                  onValueChange={(next) => field.onChange(next === NO_BOX ? "" : next)}
                  options={[
                    { value: NO_BOX, label: t("noBox") },
                    ...terms.boxes.map((box) => ({
                      value: box.orderId,
                      label: t("boxOf", { day: formatDay(box.deliveryDate, language) }),
                    })),
                  ]}
                />
              )}
            />
          </Field>
        )}
        <Field label={t("name")} optional={!needsName(form.watch("topic"))} error={errors.name?.message}>
          <Input autoComplete="name" {...form.register("name", { validate: (_, draft) => !isNameWrong(draft) || t("problem.name") })} />
        </Field>
        <Field label={t("email")} hint={t("emailHint")} error={errors.email?.message}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.register("email", { validate: (email) => emailProblem(email) === undefined || t("problem.email") })}
          />
        </Field>
      </div>
      <Field
        label={t("message")}
        hint={<span aria-live="polite">{t("left", { count: Math.max(0, left), shown: formatNumber(Math.max(0, left), language) })}</span>}
        error={left < 0 ? t("problem.long") : errors.message?.message}
      >
        <Textarea rows={7} {...form.register("message", { validate: (message) => withProblem(messageProblem(message, terms)) })} />
      </Field>
      <FailureNotice error={send.error} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" loading={send.isPending}>
          {t("send")}
        </Button>
        <p className="max-w-sm text-muted text-sm">{t(`kept.${kindOf(terms)}`, { months: terms.keptMonths })}</p>
      </div>
    </form>
  );
}
