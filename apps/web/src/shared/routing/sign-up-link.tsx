import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { To } from "./to.tsx";
import { useSignupTarget } from "./use-signup-target.ts";

/** Resumes the sign-up with the visit's discount code; for a customer, a link to the account by its own name. */
export function SignUpLink({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { name, search } = useSignupTarget();
  return (
    <To name={name} search={search} slash={name === "signup_plans" || name === "account"} className={className}>
      {name === "account" ? t("nav.myAccount") : children}
    </To>
  );
}
