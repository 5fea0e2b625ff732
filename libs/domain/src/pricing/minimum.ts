import { type Cents, cents, sum, zero } from "../kernel/money.ts";
import { policyOn } from "../kernel/policy.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { pricePolicies } from "./policy.ts";
import { priceLines, reachesMinimum } from "./price-lines.ts";
import type { OrderLine } from "./vocabulary.ts";

interface Food {
  readonly plan: Plan;
  readonly lines: readonly OrderLine[];
  /** Dishes of the plan that could not be picked for it. */
  readonly missing?: number | undefined;
}

/** The minimum for an order's food on its delivery date, and what its lines lack. In cents. */
export function minimumOf({ plan, lines, missing }: Food, date: PlainDate): { readonly minimumCents: Cents; readonly missingCents: Cents } {
  const policy = policyOn(pricePolicies, date);
  const food = sum(priceLines(policy, plan, lines, { missing }).map(({ amountCents }) => cents(amountCents)));
  const missingCents = reachesMinimum(policy, plan, lines) ? zero : cents(policy.orderMinimum - food);
  return { minimumCents: policy.orderMinimum, missingCents };
}
