import type { ReactNode } from "react";
import { To } from "./to.tsx";
import { useSignupTarget } from "./use-signup-target.ts";

/** Resumes the sign-up with the visit's discount code. */
export function SignUpLink({ className, children }: { className?: string; children: ReactNode }) {
  const { name, search } = useSignupTarget();
  return (
    <To name={name} search={search} slash={name === "signup_plans"} className={className}>
      {children}
    </To>
  );
}
