import { type Dated, policyOn } from "../kernel/policy.ts";
import { type Instant, monthsAfter } from "../kernel/time.ts";

/** The term of messages to the team. */
interface InquiryPolicy extends Dated {
  /** Months for which a visitor's message can be read, from its answer, or from its arrival while it has none. */
  readonly keptMonths: number;
}

export const inquiryPolicies: readonly InquiryPolicy[] = [{ version: "inquiry-1", from: "2024-01-01", keptMonths: 24 }];

/** The instant at which a visitor's message is erased, by the last act on it. */
export const keptUntil = (lastActAt: Instant): Instant =>
  monthsAfter(lastActAt, policyOn(inquiryPolicies, lastActAt.slice(0, 10)).keptMonths);
