import { addressIdentity } from "@tablee/contracts/calls/social";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { emailProblem } from "../../../shared/form/checks.ts";
import type { Outcome } from "../../../shared/provider/returned.ts";
import { To } from "../../../shared/routing/to.tsx";
import { AuthCard } from "../../../shared/ui/auth-card.tsx";

interface AddressFormProps {
  /** The provider's. */
  name: string;
  onDone: (outcome: Outcome) => void;
}

/** The provider gave no email address: the person enters one. */
export function AddressForm({ name, onDone }: AddressFormProps) {
  const { t } = useTranslation("asked");
  const form = useForm({ defaultValues: { email: "" } });
  const save = useMutation(callMutation(addressIdentity, { onSuccess: onDone }));
  return (
    <AuthCard>
      <div>
        <h1 className="font-display text-3xl">{t("address.title")}</h1>
        <p className="mt-2 text-muted">{t("address.text", { provider: name })}</p>
      </div>
      <form noValidate onSubmit={form.handleSubmit((typed) => save.mutate(typed))} className="flex flex-col gap-5">
        <FailureNotice error={save.error} />
        <Field label={t("address.label")} error={form.formState.errors.email?.message}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.register("email", { validate: (text) => emailProblem(text) === undefined || t("address.invalid") })}
          />
        </Field>
        <Button type="submit" size="lg" loading={save.isPending}>
          {t("address.submit")}
        </Button>
      </form>
      <p className="text-muted">
        {t("address.otherWay")}{" "}
        <To name="sign_in" className="link">
          {t("address.signIn")}
        </To>
      </p>
    </AuthCard>
  );
}
