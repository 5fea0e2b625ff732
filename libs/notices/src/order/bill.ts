import type { Language } from "@tablee/domain/kernel/region";
import { paidAdditions } from "@tablee/domain/order/paid-additions";
import type { Charge, ExistingOrder, OrderBase, Paid } from "@tablee/domain/order/state";
import type { AdditionPrice, OrderPrice, PricedLine, RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { discountName, taxWords } from "@tablee/domain/pricing/words";
import { money } from "../layout/figures.ts";
import { billWords } from "./bill-words.ts";

/** One line of a bill: what, how much, and whether it sums up what stands above it. */
export interface BillLine {
  readonly label: string;
  readonly amount: string;
  readonly sum?: true;
}

/** A box, an addition or a refund, line by line. */
export interface Bill {
  readonly title: string;
  readonly lines: readonly BillLine[];
}

interface BillContext {
  readonly nameOf: (sku: string) => string;
  readonly language: Language;
}

/** How a price adds up, in the order of the receipt's page: items, discounts, delivery, taxes, the total, and what paid it. */
export function billOf(title: string, price: OrderPrice | AdditionPrice, { nameOf, language }: BillContext): Bill {
  const words = billWords[language];
  const line = (label: string, cents: number): BillLine => ({ label, amount: money(cents, language) });
  const sum = (label: string, cents: number): BillLine => ({ ...line(label, cents), sum: true });
  const unlessZero = (label: string, cents: number): BillLine[] => (cents === 0 ? [] : [line(label, cents)]);
  const whole = "deliveryFeeCents" in price ? price : undefined;
  const balances = price.promotionalCents + price.purchasedCents;
  return {
    title,
    lines: [
      ...price.lines.map((item) => line(labelOf(item, nameOf, language), item.amountCents)),
      ...unlessZero(words.volume, -price.volumeDiscountCents),
      ...(whole?.discounts ?? []).map((discount) => line(discountName(discount, language), -discount.cents)),
      ...(whole ? [whole.deliveryFree === "no" ? line(words.delivery, whole.deliveryFeeCents) : free(language)] : []),
      ...price.taxes.map(({ code, ppm, cents }) => line(`${taxWords[language][code]} (${rate(ppm, language)})`, cents)),
      sum(words.total, price.totalCents),
      ...unlessZero(words.promotional, -price.promotionalCents),
      ...unlessZero(words.purchased, -price.purchasedCents),
      ...(balances > 0 ? [sum(words.charged, price.chargeCents)] : []),
    ],
  };
}

/** Everything paid and refunded for a box. */
export function billsOf(order: ExistingOrder, context: BillContext): Bill[] {
  const words = billWords[context.language];
  const { price, additions = {}, refunds = {} }: Priced = order;
  if (!price) return [];
  const added = paidAdditions(additions);
  const back = Object.values(refunds);
  return [
    billOf(words.yourBox, price, context),
    ...added.map((addition) => billOf(words.added, addition.price, context)),
    ...(back.length === 0 ? [] : [refundsBill([price, ...added.map((addition) => addition.price)], back, context.language)]),
  ];
}

type Priced = OrderBase & Partial<Charge & Paid>;

function refundsBill(
  paid: readonly { readonly totalCents: number }[],
  refunds: readonly { readonly amounts: RefundAmounts }[],
  language: Language,
): Bill {
  const words = billWords[language];
  const back = refunds.map(({ amounts }) => -amounts.totalCents);
  const left = [...paid.map(({ totalCents }) => totalCents), ...back].reduce((sum, cents) => sum + cents, 0);
  return {
    title: words.refunds,
    lines: [
      ...back.map((cents) => ({ label: words.refund, amount: money(cents, language) })),
      { label: words.paid, amount: money(left, language), sum: true },
    ],
  };
}

const free = (language: Language): BillLine => ({ label: billWords[language].delivery, amount: billWords[language].free });

function labelOf({ sku, quantity, pairedWith, upgrade }: PricedLine, nameOf: BillContext["nameOf"], language: Language): string {
  const words = billWords[language];
  const name = upgrade ? words.larger(nameOf(sku)) : nameOf(sku);
  const beside = pairedWith ? ` (${words.beside(nameOf(pairedWith))})` : "";
  return `${quantity} × ${name}${beside}`;
}

/** `13%` · `9,975 %` */
const rate = (ppm: number, language: Language): string =>
  language === "fr" ? `${String(ppm / 10_000).replace(".", ",")}\u00a0%` : `${ppm / 10_000}%`;
