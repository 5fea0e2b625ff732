import { type Cents, cents, max, sum, zero } from "../kernel/money.ts";
import { policyOn } from "../kernel/policy.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { pricePolicies } from "./policy.ts";
import { priceLines } from "./price-lines.ts";
import type { OrderLine } from "./vocabulary.ts";

/** The minimum for an order's food on its delivery date, and what its lines lack. In cents. */
export function minimumOf(
  plan: Plan,
  lines: readonly OrderLine[],
  date: PlainDate,
): { readonly minimumCents: Cents; readonly missingCents: Cents } {
  const policy = policyOn(pricePolicies, date);
  const food = sum(priceLines(policy, plan, lines).map(({ amountCents }) => cents(amountCents)));
  return { minimumCents: policy.orderMinimum, missingCents: max(zero, cents(policy.orderMinimum - food)) };
}
