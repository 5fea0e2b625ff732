import { zodResolver } from "@hookform/resolvers/zod";
import type { OutputOf } from "@tablee/contracts/call";
import type { checkStaffLink } from "@tablee/contracts/calls/staff-sessions";
import { AuthenticatorCode } from "@tablee/contracts/typed-texts";
import { NewPassword, RepeatedPassword } from "@tablee/domain/kernel/text/password";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input, PasswordInput } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { AuthenticatorSetup } from "./authenticator-setup.tsx";
import { enrolling } from "./requests.ts";

const EnrolmentInput = z
  .object({
    password: NewPassword,
    confirmation: RepeatedPassword,
    code: AuthenticatorCode,
  })
  .refine(({ password, confirmation }) => password === confirmation, { path: ["confirmation"] });

interface FormProps {
  token: string;
  member: OutputOf<typeof checkStaffLink>;
  onDone: () => void;
}

/** A password, twice, then the authenticator and its first six digits. */
export function EnrolmentForm({ token, member, onDone }: FormProps) {
  const { t } = useTranslation("enrolment");
  const enrol = useMutation(enrolling);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(EnrolmentInput),
    defaultValues: { password: "", confirmation: "", code: "" },
  });
  const { errors } = formState;
  const submit = handleSubmit((typed) => enrol.mutate({ token, ...typed }, { onSuccess: onDone }));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>{t("welcome", { name: member.name })}</p>
      <FailureNotice error={enrol.error} />
      {/* Password managers keep the password under it. */}
      <input type="email" autoComplete="username" value={member.email} readOnly hidden />
      <Field label={t("password")} hint={t("passwordHint")} error={errors.password && t("passwordLength")}>
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </Field>
      <Field label={t("confirmation")} error={errors.confirmation && t("differs")}>
        <PasswordInput autoComplete="new-password" {...register("confirmation")} />
      </Field>
      <AuthenticatorSetup email={member.email} secret={member.secret} />
      <Field label={t("session:code")} hint={t("codeHint")} error={errors.code && t("session:codeInvalid")}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className="font-mono tracking-[0.3em]"
          {...register("code")}
        />
      </Field>
      <Button type="submit" loading={enrol.isPending}>
        {t("confirm")}
      </Button>
    </form>
  );
}
