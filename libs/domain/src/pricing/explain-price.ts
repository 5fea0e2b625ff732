import { allocate, type Cents, cents, zero } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import { policyNamed } from "../kernel/policy.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { pricePolicies } from "./policy.ts";
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
}

/** Explains every line by the versions of the policies that priced it: the explanation is the same today and in a year. */
export function explainLines({ plan, region, lines, price }: Explained): LineExplained[] {
  const policy = policyNamed(pricePolicies, price.priceVersion);
  const taxPolicy = policyNamed(taxPolicies, price.taxVersion);
  const persons = plan.type === "ready-to-cook" ? plan.persons : 2;
  const tiers = { "ready-to-cook": policy.readyToCook[persons], "ready-to-eat": policy.readyToEat };
  const net = netOfLines({ lines, price });
  const marketAmounts = price.lines.map((line, i) => (lines[i]!.kind === "market" ? line.amountCents : 0));
  const volume = allocate(price.volumeDiscountCents, marketAmounts);
  return lines.map((line, i) => {
    const { servings, quantity, unitCents, amountCents } = price.lines[i]!;
    const volumeDiscountCents = volume[i]!;
    const optionsPerServing = (line.options ?? []).reduce((total, option) => total + option.centsPerServing, 0);
    const perServing = (unitCents * quantity) / servings - optionsPerServing - (line.premiumCents ?? 0);
    const tier = line.kind === "market" || line.upgrade ? undefined : tiers[line.kind].find((each) => each.perServing === perServing);
    return {
      rule: line.upgrade ? "upgrade" : tier ? "tier" : "unit",
      ...(tier ? { tierFrom: tier.from, perServingCents: tier.perServing } : {}),
      optionsCents: cents(optionsPerServing * servings),
      premiumCents: tier ? cents((line.premiumCents ?? 0) * servings) : zero,
      servings,
      volumeDiscountCents,
      discountCents: cents(amountCents - volumeDiscountCents - net[i]!),
      netCents: net[i]!,
      taxes: taxPolicy.rates[region].map(({ code }) => ({ code, ...taxability(taxPolicy, code, line.taxCategory) })),
    };
  });
}
