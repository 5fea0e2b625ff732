import { allotCredit, type OrderToPay, type Spendable } from "@tablee/domain/credit/allot";
import { type OrderId, orderIdOf } from "@tablee/domain/kernel/ids";
import { type Cents, zero } from "@tablee/domain/kernel/money";
import { addWeeks } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { credits, orders } from "../aggregates.ts";
import { priceOf } from "../order/making/price-of.ts";
import type { Streams } from "../steps.ts";

/** The number of weeks searched for earlier open orders: orders are made no further ahead. */
const MAX_WEEKS = 12;
const nothing: Spendable = { promotionalCents: zero, purchasedCents: zero };

/** The charge of an open order as it is now, after the account's credit. Earlier orders take their part of the credit first. In cents. */
export async function expectedCharge(streams: Streams, order: ExistingOrder): Promise<Cents> {
  const { state: credit } = await streams.load(credits, order.accountId);
  if (credit.grants.every(({ leftCents }) => leftCents === 0)) return priceOf(order).chargeCents;
  const toPay = [...(await openBefore(streams, order)), order].map(payable);
  return priceWith(order, allotCredit(credit.grants, toPay).get(order.orderId) ?? nothing).chargeCents;
}

const priceWith = (order: ExistingOrder, { promotionalCents, purchasedCents }: Spendable) =>
  priceOf(order, { promotional: promotionalCents, purchased: purchasedCents });

/** An order below the minimum is not delivered unless it changes, and takes no credit from other orders. */
const payable = (order: ExistingOrder): OrderToPay => ({
  key: order.orderId,
  lockAt: order.calendar.lockAt,
  takes: (credit) => (priceOf(order).minimumMet ? priceWith(order, credit) : nothing),
});

/** The open orders of the weeks before an order's own. */
async function openBefore({ load }: Streams, { subscriptionId, week }: ExistingOrder): Promise<ExistingOrder[]> {
  const ids = Array.from({ length: MAX_WEEKS }, (_, n): OrderId => orderIdOf(subscriptionId, addWeeks(week, -n - 1)));
  const states = await Promise.all(ids.map(async (id) => (await load(orders, id)).state));
  return states.flatMap((state) => (state.status === "open" ? [state] : []));
}
