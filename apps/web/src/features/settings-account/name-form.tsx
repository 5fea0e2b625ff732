import { updateAccount } from "@tablee/contracts/calls/settings-account";
import { PersonName } from "@tablee/domain/account/vocabulary";
import { letterCount } from "@tablee/domain/kernel/text/letters";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { sessionIsNew } from "../../shared/api/request.ts";
import { Section } from "./section.tsx";

/** First and last name: two letters or a syllable each at least, as on the server. */
export function NameForm({ settings: { firstName, lastName } }: { settings: { firstName: string; lastName: string } }) {
  const { t } = useTranslation("settings-account");
  const form = useForm({ defaultValues: { firstName, lastName } });
  const { errors, isDirty } = form.formState;
  const save = useMutation(
    callMutation(updateAccount, {
      onSuccess: async () => {
        toast.success(t("nameSaved"));
        await sessionIsNew();
      },
    }),
  );
  const nameOf = (name: "firstName" | "lastName") =>
    form.register(name, {
      validate: (text) => (letterCount(text) < 2 ? t("nameShort") : PersonName.safeParse(text).success || t("nameWrong")),
    });
  return (
    <Section title={t("name")}>
      <form noValidate onSubmit={form.handleSubmit((name) => save.mutate(name))} className="flex flex-col gap-4">
        <FailureNotice error={save.error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("firstName")} error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...nameOf("firstName")} />
          </Field>
          <Field label={t("lastName")} error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...nameOf("lastName")} />
          </Field>
        </div>
        <Button type="submit" loading={save.isPending} disabled={!isDirty} className="self-start max-sm:self-stretch">
          {t("saveName")}
        </Button>
      </form>
    </Section>
  );
}
