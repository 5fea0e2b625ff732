import { Email } from "@tablee/contracts/signup-schemas";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";

/** Validates the email field. */
export const emailRules = { required: true, validate: (text: string) => Email.safeParse(text).success };

interface EmailFieldProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** The address that an account signs in with. */
export function EmailField({ field, error }: EmailFieldProps) {
  const { t } = useTranslation("sign-in");
  return (
    <Field label={t("email")} error={error && t(error.type === "required" ? "emailMissing" : "emailInvalid")}>
      <Input type="email" autoComplete="username" inputMode="email" {...field} />
    </Field>
  );
}
