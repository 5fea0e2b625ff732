import { bySource } from "../credit/sources.ts";
import type { CreditSource } from "../credit/vocabulary.ts";
import { type Cents, cents, sum, zero } from "../kernel/money.ts";
import { policyNamed } from "../kernel/policy.ts";
import { pricePolicies } from "./policy.ts";
import type { AdditionPrice, DiscountType, OrderPrice } from "./vocabulary.ts";

/** A line of a bill that lowers it, or a voucher that does not. In cents, without a sign. */
export interface ShownDiscount {
  readonly type: DiscountType;
  readonly name: string;
  readonly cents: Cents;
  readonly meals?: number | undefined;
  /** The source of the credit that pays, for discounts that are credit. */
  readonly source?: CreditSource;
  /** The discounts that this line combines. */
  readonly of?: readonly ShownDiscount[];
}

/** Credit that is no discount of the specification's types: given as goodwill, by an employer, or of a source that the price does not hold. */
interface PromotionalBalance {
  readonly type: "promotional_balance";
  readonly cents: Cents;
}

/** The discount types by which a bill shows credit that pays it. */
const creditTypes: Readonly<Record<CreditSource, DiscountType | undefined>> = {
  "gift-card": "gift_card",
  "promotional-card": "gift_card",
  bonus: "gift_card",
  points: "gift_card",
  referral: "referral_discount",
  goodwill: undefined,
  "corporate-plan": undefined,
};

type Price = OrderPrice | AdditionPrice;

/** The discounts on the food of an order; late additions have none. */
export const foodDiscounts = (price: Price): readonly ShownDiscount[] =>
  "discounts" in price ? price.discounts.map((discount) => ({ ...discount, cents: cents(discount.cents) })) : [];

/**
 * The discount of a free first delivery, with the fee that it takes off; undefined where delivery is not free for that reason, or would be
 * free all the same.
 */
export function firstDeliveryDiscount(price: Price): ShownDiscount | undefined {
  if (!("deliveryFree" in price) || price.deliveryFree !== "first-week" || price.lines.length === 0) return undefined;
  const { deliveryFee, freeDeliveryFrom } = policyNamed(pricePolicies, price.priceVersion);
  return price.discountedFoodCents < freeDeliveryFrom ? { type: "first_week_discount", name: "", cents: deliveryFee } : undefined;
}

/** The credit that pays, by the lines of a bill: promotional credit by its sources, then the balance of gift cards. */
export function creditLines({
  promotionalCents,
  promotionalSources = [],
  purchasedCents,
}: Price): readonly (ShownDiscount | PromotionalBalance)[] {
  const known = bySource(promotionalSources.map(({ source, cents: part }) => ({ source, cents: cents(part) }))).flatMap(
    ({ source, cents }): readonly ShownDiscount[] => {
      const type = creditTypes[source];
      return type ? [{ type, name: "", cents, source }] : [];
    },
  );
  const rest = cents(promotionalCents - sum(known.map((line) => line.cents)));
  return [
    ...known,
    ...(rest > zero ? [{ type: "promotional_balance", cents: rest } as const] : []),
    ...(purchasedCents > zero ? [{ type: "gift_card", name: "", cents: cents(purchasedCents), source: "gift-card" } as const] : []),
  ];
}

/** Several discounts as one line that names them; vouchers that were not applied stay lines of their own. */
export function combined(discounts: readonly ShownDiscount[]): readonly ShownDiscount[] {
  const applied = discounts.filter(({ type }) => type !== "unknown_voucher");
  if (applied.length < 2) return discounts;
  const line = { type: "combined_discount", name: "", cents: sum(applied.map((discount) => discount.cents)), of: applied } as const;
  return [line, ...discounts.filter(({ type }) => type === "unknown_voucher")];
}
