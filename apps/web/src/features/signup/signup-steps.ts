import type { SignupStep } from "@tablee/contracts/calls/sessions";

export const steps: readonly SignupStep[] = ["plans", "registration", "delivery", "payment", "welcome"];

/** Registering and paying happen once: one cannot go back to before them. */
const locked: Partial<Record<SignupStep, SignupStep>> = { delivery: "delivery", payment: "delivery", welcome: "welcome" };

/** True if a step may be shown while the sign-up is at `current`: steps already done can be revisited, none can be skipped. */
export function mayShow(step: SignupStep, current: SignupStep): boolean {
  if (step === "plans") return current !== "welcome";
  const earliest = steps.indexOf(locked[current] ?? "plans");
  return steps.indexOf(step) <= steps.indexOf(current) && steps.indexOf(step) >= earliest;
}
