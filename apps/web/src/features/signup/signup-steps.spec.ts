import type { SignupStep } from "@tablee/contracts/calls/sessions";
import { mayShow, steps } from "./signup-steps.ts";

const shown = (current: SignupStep) => steps.filter((step) => mayShow(step, current));

test.each([
  ["plans", ["plans"]],
  ["registration", ["plans", "registration"]],
  ["delivery", ["plans", "delivery"]],
  ["payment", ["plans", "delivery", "payment"]],
  ["welcome", ["welcome"]],
] as const)("at %s one may see %s", (current, expected) => {
  expect(shown(current)).toEqual(expected);
});
