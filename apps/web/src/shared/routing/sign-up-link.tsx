import type { ReactNode } from "react";
import { To } from "./to.tsx";
import { useSignupTarget } from "./use-signup-target.ts";

/** Goes on with the sign-up where it was left, with the discount code on hand. */
export function SignUpLink({ className, children }: { className?: string; children: ReactNode }) {
  const { name, search } = useSignupTarget();
  return (
    <To name={name} search={search} slash={name === "signup_plans"} className={className}>
      {children}
    </To>
  );
}
