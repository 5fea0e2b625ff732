import { type Cents, cents, sum, zero } from "../kernel/money.ts";
import { policyNamed } from "../kernel/policy.ts";
import { lineKey, lineName } from "./lines.ts";
import { netAmounts } from "./price-lines.ts";
import type { RefundAsked } from "./refund-asked.ts";
import { type Refunded, refundedSoFar } from "./refunded.ts";
import { taxability, taxPolicies } from "./tax-policy.ts";
import type { AdditionPrice, OrderLine, OrderPrice, RefundAmounts } from "./vocabulary.ts";

/** The part of a paid order that refunds depend on. */
interface Refundable {
  readonly lines: readonly OrderLine[];
  readonly price: OrderPrice;
  readonly additions: Readonly<Record<string, Paid & { readonly status: string }>>;
  readonly refunds: Readonly<Record<string, RefundAsked>>;
}

/** The amounts a refund pays now, after earlier refunds; nothing for unpaid additions. In cents. */
export function refundAmounts(order: Refundable, asked: RefundAsked): RefundAmounts {
  const part = partOf(order, asked.additionId);
  if (!part) return nothingBack;
  return refundOf(part, refundedSoFar(Object.values(order.refunds), asked.additionId), refundedSoFar([asked], asked.additionId));
}

/** Everything that was not refunded yet. */
export function everythingLeft(order: Refundable, additionId?: string): RefundAsked {
  const before = refundedSoFar(Object.values(order.refunds), additionId);
  const lines = (partOf(order, additionId)?.lines ?? []).flatMap((line) => {
    const quantity = line.quantity - (before.units.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...lineName(line), quantity }] : [];
  });
  const deliveryFee = additionId === undefined && !before.deliveryFee && order.price.deliveryFeeCents > 0;
  return { ...(additionId ? { additionId } : {}), lines, deliveryFee };
}

export const nothingBack: RefundAmounts = {
  foodCents: zero,
  deliveryFeeCents: zero,
  taxes: [],
  totalCents: zero,
  promotionalCents: zero,
  purchasedCents: zero,
  cardCents: zero,
};

function partOf(order: Refundable, additionId: string | undefined): Paid | undefined {
  if (additionId === undefined) return order;
  const addition = order.additions[additionId];
  return addition?.status === "billed" ? addition : undefined;
}

const both = (one: Refunded, other: Refunded): Refunded => {
  const units = new Map(one.units);
  for (const [key, count] of other.units) units.set(key, (units.get(key) ?? 0) + count);
  return { units, deliveryFee: one.deliveryFee || other.deliveryFee };
};

type Paid = { readonly lines: readonly OrderLine[]; readonly price: OrderPrice | AdditionPrice };

/**
 * The amounts of a further refund, line by line in proportion: food after discounts, the fee, each tax, and its share of each means of
 * payment. It is the difference between all refunds after it and all before, so that many small refunds pay the same, to the cent, as one
 * large one.
 */
function refundOf(paid: Paid, before: Refunded, more: Refunded): RefundAmounts {
  const then = amountsOf(paid, before);
  const now = amountsOf(paid, both(before, more));
  return {
    foodCents: cents(now.foodCents - then.foodCents),
    deliveryFeeCents: cents(now.deliveryFeeCents - then.deliveryFeeCents),
    taxes: now.taxes.map(({ code, cents: amount }, i) => ({ code, cents: cents(amount - then.taxes[i]!.cents) })),
    totalCents: cents(now.totalCents - then.totalCents),
    promotionalCents: cents(now.promotionalCents - then.promotionalCents),
    purchasedCents: cents(now.purchasedCents - then.purchasedCents),
    cardCents: cents(now.cardCents - then.cardCents),
  };
}

/** The net amount that was paid for each line: after the volume discount and its share of the other discounts. In cents. */
export const netOfLines = ({ lines, price }: Paid): Cents[] =>
  netAmounts(lines, price.lines, price.volumeDiscountCents, price.discountedFoodCents);

function amountsOf(paid: Paid, refunded: Refunded): RefundAmounts {
  const { lines, price } = paid;
  const fee = "deliveryFeeCents" in price ? price.deliveryFeeCents : zero;
  const net = netOfLines(paid);
  const back = lines.map((line, i) => cents(Math.round((net[i]! * (refunded.units.get(lineKey(line)) ?? 0)) / line.quantity)));
  const foodCents = sum(back);
  const deliveryFeeCents = refunded.deliveryFee ? fee : zero;
  const taxPolicy = policyNamed(taxPolicies, price.taxVersion);
  const taxes = price.taxes.map(({ code, baseCents, cents: tax }) => {
    const taxed = (amounts: readonly number[]) =>
      lines.reduce((total, line, i) => total + (taxability(taxPolicy, code, line.taxCategory).taxed ? amounts[i]! : 0), 0);
    const feeBase = baseCents - taxed(net);
    const base = taxed(back) + (refunded.deliveryFee ? feeBase : 0);
    // A tax on nothing is not on a receipt, so no base is zero.
    return { code, cents: cents(Math.round((tax * base) / baseCents)) };
  });
  const totalCents = sum([foodCents, deliveryFeeCents, ...taxes.map((tax) => tax.cents)]);
  return { foodCents, deliveryFeeCents, taxes, totalCents, ...asPaid(price, totalCents) };
}

/**
 * Splits a refund by how the order was paid. Rounded one after the other, no part ever shrinks as the total grows, or exceeds what it paid.
 */
export function asPaid(
  { totalCents, promotionalCents, purchasedCents }: OrderPrice | AdditionPrice,
  back: Cents,
): Pick<RefundAmounts, "promotionalCents" | "purchasedCents" | "cardCents"> {
  const part = (amount: number, of: number, total: number) => (total === 0 ? zero : cents(Math.floor((amount * of) / total)));
  const promotional = part(promotionalCents, back, totalCents);
  const rest = back - promotional;
  const purchased = part(purchasedCents, rest, totalCents - promotionalCents);
  return { promotionalCents: promotional, purchasedCents: purchased, cardCents: cents(rest - purchased) };
}
