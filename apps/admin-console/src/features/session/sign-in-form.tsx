import { zodResolver } from "@hookform/resolvers/zod";
import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { Email } from "@tablee/contracts/signup-schemas";
import { GivenPassword } from "@tablee/domain/kernel/text/password";
import { isSixDigits } from "@tablee/domain/kernel/text/tidy";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input, PasswordInput } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { callMutation } from "../../shared/api/calls.ts";
import { codeOf, errorWords } from "../../shared/api/error-words.ts";
import { currentSession } from "../../shared/session/current-session.ts";

/** Signs in, then refetches the session: it carries the CSRF token. */
const signingIn = callMutation(staffSignIn, {
  shown: true,
  onSuccess: (_answer, _input, _prepared, { client }) => client.fetchQuery({ ...currentSession, staleTime: 0 }),
});

const SignInInput = z.object({
  email: Email,
  password: GivenPassword,
  code: z.string().refine((text) => text.trim() === "" || isSixDigits(text)),
});

/** Email and password; the six digits appear once the server asks for them. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("session");
  const signIn = useMutation(signingIn);
  const [codeWanted, wantCode] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(SignInInput),
    defaultValues: { email: "", password: "", code: "" },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ email, password, code }) =>
    signIn.mutate(
      { email, password, ...(code.trim() && { code }) },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (codeOf(error) !== "code-required") return;
          wantCode(true);
          requestAnimationFrame(() => setFocus("code"));
        },
      },
    ),
  );
  const failure = signIn.error && codeOf(signIn.error) !== "code-required" ? errorWords(signIn.error) : undefined;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Field label={t("email")} error={errors.email && t("emailInvalid")}>
        <Input type="email" autoComplete="username" {...register("email")} />
      </Field>
      <Field label={t("password")} error={errors.password && t("passwordMissing")}>
        <PasswordInput {...register("password")} />
      </Field>
      {codeWanted && (
        <Field label={t("code")} hint={t("codeHint")} error={errors.code && t("codeInvalid")}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            className="font-mono tracking-[0.3em]"
            {...register("code")}
          />
        </Field>
      )}
      <Button type="submit" className="mt-1" loading={signIn.isPending}>
        {t("signIn")}
      </Button>
    </form>
  );
}
