import type { Language } from "@tablee/domain/kernel/place/region";
import { paidAdditions } from "@tablee/domain/order/charges/paid-additions";
import type { Charge, ExistingOrder, OrderBase, Paid } from "@tablee/domain/order/state";
import { creditLines, firstDeliveryDiscount, foodDiscounts } from "@tablee/domain/pricing/shown-discounts";
import type { AdditionPrice, OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { discountName } from "@tablee/domain/pricing/words";
import type { Bill, BillLine } from "../layout/bill.ts";
import { money } from "../layout/figures.ts";
import { feeNote, marked, taxLines } from "./bill-taxes.ts";
import { billWords } from "./bill-words.ts";
import { chosenOn, type DishWords, dishName, withAsides } from "./dishes.ts";
import { refundsBill } from "./refunds-bill.ts";

/** A box or an addition: its items, and its price line by line. */
interface Part {
  readonly lines: readonly OrderLine[];
  readonly price: OrderPrice | AdditionPrice;
}

/**
 * Lists the lines of a price in the order of the receipt's page: items, discounts, delivery, taxes, the total, and the means of payment.
 * For an addition, `box` holds the box's lines, which its larger servings belong to.
 */
export function billOf(title: string, { lines, price }: Part, of: DishWords, box: readonly OrderLine[] = []): Bill {
  const { language } = of;
  const words = billWords[language];
  const line = (label: string, cents: number, note?: string): BillLine => ({
    label,
    amount: money(cents, language),
    ...(note && { note }),
  });
  const sum = (label: string, cents: number): BillLine => ({ ...line(label, cents), sum: true });
  const unlessZero = (label: string, cents: number): BillLine[] => (cents === 0 ? [] : [line(label, cents)]);
  const whole = "deliveryFeeCents" in price ? price : undefined;
  const first = firstDeliveryDiscount(price);
  const balances = price.promotionalCents + price.purchasedCents;
  return {
    title,
    lines: [
      ...lines.map((item, i) => line(marked(labelOf(item, of, box), item, price, language), price.lines[i]!.amountCents)),
      ...unlessZero(words.volume, -price.volumeDiscountCents),
      ...foodDiscounts(price).map((discount) => line(discountName(discount, language), -discount.cents)),
      ...(first
        ? [line(words.delivery, first.cents), line(discountName(first, language), -first.cents)]
        : whole
          ? [fee(whole, language)]
          : []),
      ...taxLines({ lines, price }, language).map(({ label, cents, note }) => line(label, cents, note)),
      sum(words.total, price.totalCents),
      ...creditLines(price).map((credit) =>
        line(credit.type === "promotional_balance" ? words.promotional : discountName(credit, language), -credit.cents),
      ),
      ...(balances > 0 ? [sum(words.charged, price.chargeCents)] : []),
    ],
  };
}

/** Everything paid and refunded for a box. */
export function billsOf(order: ExistingOrder, of: DishWords): Bill[] {
  const words = billWords[of.language];
  const { lines, price, additions = {}, refunds = {} }: Priced = order;
  if (!price) return [];
  const added = paidAdditions(additions);
  const back = Object.values(refunds).map(({ amounts }) => amounts);
  return [
    billOf(words.yourBox, { lines, price }, of),
    ...added.map((addition) => billOf(words.added, addition, of, lines)),
    ...(back.length === 0 ? [] : [refundsBill([price, ...added.map((addition) => addition.price)], back, of.language)]),
  ];
}

type Priced = OrderBase & Partial<Charge & Paid>;

const fee = (price: OrderPrice, language: Language): BillLine =>
  price.deliveryFree === "no"
    ? {
        label: billWords[language].delivery,
        amount: money(price.deliveryFeeCents, language),
        note: feeNote(price, language),
      }
    : { label: billWords[language].delivery, amount: billWords[language].free };

/** `2 × Salmon in dill cream (with tofu)` · `1 × Crisps (beside Salmon in dill cream)` */
function labelOf(line: OrderLine, of: DishWords, box: readonly OrderLine[]): string {
  const words = billWords[of.language];
  const { sku, quantity, pairedWith, upgrade } = line;
  const enlarged = upgrade ? box.filter((other) => other.sku === sku && !other.pairedWith) : [];
  const asides = [
    ...(upgrade ? [words.larger] : []),
    ...(pairedWith ? [words.beside(dishName(pairedWith, of))] : []),
    ...chosenOn([line], of, enlarged),
  ];
  return `${quantity} × ${withAsides(dishName(sku, of), asides)}`;
}
