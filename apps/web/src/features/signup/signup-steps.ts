import type { SignupStep } from "@tablee/contracts/calls/sessions";

export const steps: readonly SignupStep[] = ["plans", "registration", "delivery", "payment", "welcome"];

/** Registering and paying happen once: one cannot go back to before them. */
const locked: Partial<Record<SignupStep, SignupStep>> = { delivery: "delivery", payment: "delivery", welcome: "welcome" };

/** Whether a step may be shown while the sign-up stands at another: steps done can be gone back to, none can be jumped. */
export function mayShow(step: SignupStep, current: SignupStep): boolean {
  if (step === "plans") return current !== "welcome";
  const earliest = steps.indexOf(locked[current] ?? "plans");
  return steps.indexOf(step) <= steps.indexOf(current) && steps.indexOf(step) >= earliest;
}
