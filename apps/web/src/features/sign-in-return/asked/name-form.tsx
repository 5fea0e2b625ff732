import { nameIdentity } from "@tablee/contracts/calls/social";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { nameProblem } from "../../../shared/form/checks.ts";
import type { Outcome } from "../../../shared/provider/returned.ts";
import { AuthCard } from "../../../shared/ui/auth-card.tsx";

interface NameFormProps {
  name: string;
  onDone: (outcome: Outcome) => void;
}

/** The provider gave no name: the account has one. */
export function NameForm({ name, onDone }: NameFormProps) {
  const { t } = useTranslation("asked");
  const form = useForm({ defaultValues: { firstName: "", lastName: "" } });
  const { errors } = form.formState;
  const save = useMutation(callMutation(nameIdentity, { onSuccess: onDone }));
  const field = (which: "firstName" | "lastName") =>
    form.register(which, {
      validate: (text) => {
        const problem = nameProblem(text);
        return problem === undefined || t(problem === "malformed" ? "name.malformed" : "name.short");
      },
    });
  return (
    <AuthCard>
      <div>
        <h1 className="font-display text-3xl">{t("name.title")}</h1>
        <p className="mt-2 text-muted">{t("name.text", { provider: name })}</p>
      </div>
      <form noValidate onSubmit={form.handleSubmit((typed) => save.mutate(typed))} className="flex flex-col gap-5">
        <FailureNotice error={save.error} />
        <Field label={t("name.first")} error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...field("firstName")} />
        </Field>
        <Field label={t("name.last")} error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...field("lastName")} />
        </Field>
        <Button type="submit" size="lg" loading={save.isPending}>
          {t("name.submit")}
        </Button>
      </form>
    </AuthCard>
  );
}
