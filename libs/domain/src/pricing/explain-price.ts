import { allocate, type Cents, cents, zero } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import { policyNamed } from "../kernel/policy.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { pricePolicies, tierFor } from "./policy.ts";
import { netOfLines } from "./refund.ts";
import { type TaxReason, taxability, taxPolicies } from "./tax-policy.ts";
import type { AdditionPrice, OrderLine, OrderPrice } from "./vocabulary.ts";

/** The reasons for a line's price: the rule, what was added and taken off, and its taxes. Amounts in cents. */
interface LineExplained {
  readonly rule: "tier" | "unit" | "upgrade";
  readonly tierFrom?: number;
  readonly perServingCents?: Cents;
  readonly optionsCents: Cents;
  readonly premiumCents: Cents;
  readonly servings: number;
  readonly volumeDiscountCents: Cents;
  readonly discountCents: Cents;
  readonly netCents: Cents;
  readonly taxes: readonly { readonly code: string; readonly taxed: boolean; readonly reason: TaxReason }[];
}

export interface Explained {
  readonly plan: Plan;
  readonly region: Region;
  readonly lines: readonly OrderLine[];
  readonly price: OrderPrice | AdditionPrice;
  /** Lines that count for the tier together with these. */
  readonly besides?: readonly OrderLine[];
}

/** Explains every line by the versions of the policies that priced it: the explanation is the same today and in a year. */
export function explainLines({ plan, region, lines, price, besides = [] }: Explained): LineExplained[] {
  const policy = policyNamed(pricePolicies, price.priceVersion);
  const taxPolicy = policyNamed(taxPolicies, price.taxVersion);
  const persons = plan.type === "ready-to-cook" ? plan.persons : 2;
  const count = (kind: OrderLine["kind"]) =>
    [...besides, ...lines].filter((line) => line.kind === kind && !line.upgrade).reduce((n, line) => n + line.quantity, 0);
  const tiers = {
    "ready-to-cook": tierFor(policy.readyToCook[persons], count("ready-to-cook")),
    "ready-to-eat": tierFor(policy.readyToEat, count("ready-to-eat")),
  };
  const net = netOfLines({ lines, price });
  const marketAmounts = price.lines.map((line, i) => (lines[i]!.kind === "market" ? line.amountCents : 0));
  const volume = allocate(price.volumeDiscountCents, marketAmounts);
  return lines.map((line, i) => {
    const { servings, amountCents } = price.lines[i]!;
    const volumeDiscountCents = volume[i]!;
    const optionsCents = (line.options ?? []).reduce((total, option) => total + option.centsPerServing, 0) * servings;
    const tier = line.kind === "market" || line.upgrade ? undefined : tiers[line.kind];
    return {
      rule: line.upgrade ? "upgrade" : tier ? "tier" : "unit",
      ...(tier ? { tierFrom: tier.from, perServingCents: tier.perServing } : {}),
      optionsCents: cents(optionsCents),
      premiumCents: tier ? cents((line.premiumCents ?? 0) * servings) : zero,
      servings,
      volumeDiscountCents,
      discountCents: cents(amountCents - volumeDiscountCents - net[i]!),
      netCents: net[i]!,
      taxes: taxPolicy.rates[region].map(({ code }) => ({ code, ...taxability(taxPolicy, code, line.taxCategory) })),
    };
  });
}
