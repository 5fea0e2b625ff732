import { type Cents, cents, min } from "../../kernel/money.ts";
import type { PaymentPurpose } from "../../payment/vocabulary.ts";
import type { PaidOrder } from "../state.ts";

/** The amounts paid by card and by each kind of credit. In cents. */
export interface PaymentSplit {
  readonly cardCents: Cents;
  readonly promotionalCents: Cents;
  readonly purchasedCents: Cents;
}

/** The amounts that one of an order's payments paid, or gives back. */
export interface PaidPart extends PaymentSplit {
  readonly purpose: PaymentPurpose;
}

/** Lists an order's payments: its own as it was originally, one for each change that cost more, and one for each paid addition. */
export function paidWith(order: PaidOrder): PaidPart[] {
  const { orderId, additions } = order;
  const paid = Object.entries(additions).filter(([, { status }]) => status === "billed");
  return [
    atFirst(order),
    ...changesOf(order)
      .filter(costsMore)
      .map(({ purpose, ...ways }) => ({ purpose, ...waysOf(ways) })),
    ...paid.map(([id, { price }]) => ({
      purpose: { kind: "addition", orderId, additionId: id } as const,
      ...waysOf({ ...price, cardCents: price.chargeCents }),
    })),
  ];
}

/**
 * Returns the payments that money goes back to: `id` is a refund's, or that of a change that cost less. An addition's refund goes to its
 * own payment; any other goes to the latest change first. Later refunds and changes do not alter the result.
 */
export function refundRoute(order: PaidOrder, id: string): PaidPart[] {
  const { additionId, amounts } = order.refunds[id] ?? {};
  if (additionId && amounts) return [{ purpose: { kind: "addition", orderId: order.orderId, additionId }, ...waysOf(amounts) }];
  const left = [atFirst(order)];
  for (const change of changesOf(order)) {
    if (costsMore(change)) left.push({ purpose: change.purpose, ...waysOf(change) });
    else {
      const back = takeLatest(left, negative(change));
      if (change.changeId === id) return back;
    }
  }
  // No change follows a refund, so all refunds come after the changes.
  for (const [refundId, refund] of Object.entries(order.refunds)) {
    if (refund.additionId) continue;
    const back = takeLatest(left, refund.amounts);
    if (refundId === id) return back;
  }
  return [];
}

const waysOf = ({ cardCents, promotionalCents, purchasedCents }: PaymentSplit): PaymentSplit => ({
  cardCents,
  promotionalCents,
  purchasedCents,
});

const each = (change: (way: keyof PaymentSplit) => number): PaymentSplit => ({
  cardCents: cents(change("cardCents")),
  promotionalCents: cents(change("promotionalCents")),
  purchasedCents: cents(change("purchasedCents")),
});

const negative = (ways: PaymentSplit): PaymentSplit => each((way) => -ways[way]);

const totalOf = ({ cardCents, promotionalCents, purchasedCents }: PaymentSplit): number => cardCents + promotionalCents + purchasedCents;

const costsMore = (ways: PaymentSplit): boolean => totalOf(ways) > 0;

/** The changes that were made, in turn. */
const changesOf = ({ orderId, changes }: PaidOrder) =>
  Object.entries(changes).flatMap(([changeId, { status, difference }]) =>
    status === "made" ? [{ changeId, purpose: { kind: "change", orderId, changeId } as const, ...waysOf(difference) }] : [],
  );

/** The order's own payment, before any change. */
function atFirst(order: PaidOrder): PaidPart {
  const changes = changesOf(order);
  const now: PaymentSplit = { ...order.price, cardCents: order.price.chargeCents };
  return {
    purpose: { kind: "order", orderId: order.orderId },
    ...each((way) => changes.reduce<number>((left, change) => left - change[way], now[way])),
  };
}

/** Takes an amount from what payments still have, the latest first. */
function takeLatest(left: PaidPart[], wanted: PaymentSplit): PaidPart[] {
  let rest = wanted;
  const taken: PaidPart[] = [];
  for (let i = left.length - 1; i >= 0; i--) {
    const payment = left[i]!;
    const part = each((way) => min(rest[way], payment[way]));
    if (totalOf(part) === 0) continue;
    left[i] = { ...payment, ...each((way) => payment[way] - part[way]) };
    rest = each((way) => rest[way] - part[way]);
    taken.push({ purpose: payment.purpose, ...part });
  }
  return taken;
}
