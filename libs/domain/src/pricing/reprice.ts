import { type SourceAmount, sourcesOf } from "../credit/sources.ts";
import { type Cents, cents, max, sum, zero } from "../kernel/money.ts";
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
  /** The sources of the promotional credit, in the order in which it is spent, where they are known. */
  readonly promotionalSources?: readonly SourceAmount[] | undefined;
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
  const sources = sourcesAfter(paid, ways.promotionalCents, credit);
  const price: OrderPrice = {
    ...whole,
    promotionalCents: cents(paid.promotionalCents + ways.promotionalCents),
    ...(sources.length > 0 ? { promotionalSources: sources } : {}),
    purchasedCents: cents(paid.purchasedCents + ways.purchasedCents),
    chargeCents: cents(paid.chargeCents + ways.cardCents),
  };
  return { price, difference };
}

/** The sources of the credit that pays afterwards: credit that is returned goes back to the one that was spent last. */
function sourcesAfter(paid: OrderPrice, changeCents: Cents, { promotionalSources = [] }: CreditToSpend): SourceAmount[] {
  const before = (paid.promotionalSources ?? []).map(({ source, cents: part }) => ({ source, cents: cents(part) }));
  const known = sum(before.map((part) => part.cents));
  if (changeCents >= 0) {
    const added = sourcesOf(promotionalSources, changeCents);
    return sourcesOf([...before, ...added], sum([known, ...added.map((part) => part.cents)]));
  }
  // Parts of unknown sources, of older prices, were spent first: only those that are known are taken off the end.
  return sourcesOf(before, max(cents(known + changeCents), zero));
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
