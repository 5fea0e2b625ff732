import { type Cents, cents, sum } from "../kernel/money.ts";
import { asPaid } from "./refund.ts";
import type { OrderPrice, PriceDifference } from "./vocabulary.ts";

/** A changed order's price, and its difference from the paid one. */
export interface Repriced {
  readonly price: OrderPrice;
  readonly difference: PriceDifference;
}

/** The credit an account can spend. In cents. */
interface CreditToSpend {
  readonly promotionalCents: Cents;
  readonly purchasedCents: Cents;
}

/**
 * Prices a paid order after a change (DECISIONS: payment): `whole` is the price of the whole box without credit. The extra cost is one
 * charge, promotional credit first and the card last; a lower cost is refunded as it was paid, in proportion.
 */
export function reprice(paid: OrderPrice, whole: OrderPrice, credit: CreditToSpend): Repriced {
  const totalCents = cents(whole.totalCents - paid.totalCents);
  const ways = totalCents >= 0 ? charged(totalCents, credit) : back(paid, cents(-totalCents));
  const difference: PriceDifference = {
    foodCents: cents(whole.discountedFoodCents - paid.discountedFoodCents),
    deliveryFeeCents: cents(whole.deliveryFeeCents - paid.deliveryFeeCents),
    taxes: taxDifferences(paid, whole),
    totalCents,
    ...ways,
  };
  const price: OrderPrice = {
    ...whole,
    promotionalCents: cents(paid.promotionalCents + ways.promotionalCents),
    // The sources of what a refund takes from the paid part are those of the credit that it returns to.
    ...(paid.promotionalSources && ways.promotionalCents >= 0 ? { promotionalSources: paid.promotionalSources } : {}),
    purchasedCents: cents(paid.purchasedCents + ways.purchasedCents),
    chargeCents: cents(paid.chargeCents + ways.cardCents),
  };
  return { price, difference };
}

type Ways = Pick<PriceDifference, "promotionalCents" | "purchasedCents" | "cardCents">;

function charged(totalCents: Cents, credit: CreditToSpend): Ways {
  const promotionalCents = cents(Math.min(credit.promotionalCents, totalCents));
  const purchasedCents = cents(Math.min(credit.purchasedCents, totalCents - promotionalCents));
  return { promotionalCents, purchasedCents, cardCents: cents(totalCents - promotionalCents - purchasedCents) };
}

function back(paid: OrderPrice, totalCents: Cents): Ways {
  const { promotionalCents, purchasedCents, cardCents } = asPaid(paid, totalCents);
  return { promotionalCents: cents(0 - promotionalCents), purchasedCents: cents(0 - purchasedCents), cardCents: cents(0 - cardCents) };
}

function taxDifferences(paid: OrderPrice, whole: OrderPrice): PriceDifference["taxes"] {
  const codes = [...new Set([...paid.taxes, ...whole.taxes].map(({ code }) => code))];
  const of = (price: OrderPrice, code: string) => sum(price.taxes.filter((tax) => tax.code === code).map((tax) => tax.cents));
  return codes.map((code) => ({ code, cents: cents(of(whole, code) - of(paid, code)) })).filter((tax) => tax.cents !== 0);
}
