import type { Dated } from "../kernel/policy.ts";

/** The terms of credit (DECISIONS: gift cards and balances). */
interface CreditPolicy extends Dated {
  /** Given credit that a refund gives back lives at least this long from the refund. */
  readonly returnedDays: number;
}

export const creditPolicies: readonly CreditPolicy[] = [{ version: "credit-1", from: "2024-01-01", returnedDays: 30 }];
