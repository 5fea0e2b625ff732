import { creditLeft, reservedSources } from "@tablee/domain/credit/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { isPriced } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { purposeOf } from "@tablee/domain/payment/purpose";
import { pausedSinceAt, statusAt } from "@tablee/domain/subscription/decider";
import { credits, orders, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused, retryOn } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { type CreditLeft, noCredit, priceOf } from "./making/price-of.ts";
import { quoteOf } from "./making/quote.ts";
import type { ExistingOrder } from "./own-order.ts";

interface OrderToLock {
  readonly orderId: OrderId;
  readonly early?: boolean;
  /** The quote shown to the customer who pays now: refused where the order differs. */
  readonly quote?: string;
}

/**
 * Locks an order after its cutoff (or a first order, as sign-up is completed): fixes its price, or drops the week.
 * @throws Refused price-changed, credit-changed, and what the order's decider refuses
 */
export function lockOrder(streams: Streams, input: OrderToLock, context: CommandContext): Promise<Outcome<Order>> {
  // A later wake-up locks an order whose credit changes faster than this can lock it.
  return retryOn("credit-changed", () => lockOnce(streams, input, context));
}

async function lockOnce(
  streams: Streams,
  { orderId, early = false, quote }: OrderToLock,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const { state } = await streams.load(orders, orderId);
  if (state.status === "none") throw new Refused(refuse("order-not-found"));
  const { state: subscription } = await streams.load(subscriptions, state.subscriptionId);
  const judgedAt = early ? context.at : state.calendar.cutoffAt;
  const subscriptionAtCutoff = statusAt(subscription, judgedAt);
  const pausedSince = pausedSinceAt(subscription, judgedAt);
  const credit = state.status === "open" ? await reserve(streams, state, context) : noCredit;
  const command = (now: Order) => {
    if (now.status === "none") return refuse("order-not-found");
    const price = isPriced(now) ? now.price : priceOf(now, credit);
    const isReserved = price.promotionalCents === credit.promotional && price.purchasedCents === credit.purchased;
    // The order changed after its credit was reserved: it needs a different amount.
    if (now.status === "open" && !isReserved) return refuse("credit-changed");
    if (quote !== undefined && quoteOf(now, price) !== quote) return refuse("price-changed");
    return { type: "LockOrder", price, subscriptionAtCutoff, pausedSince, early, at: context.at } as const;
  };
  return streams.handle(orders, orderId, command, context);
}

/** Reserves the credit that pays for the order; a policy releases it if the order is not charged after all. */
async function reserve(streams: Streams, order: ExistingOrder, context: CommandContext): Promise<CreditLeft> {
  const { accountId, orderId } = order;
  const { state, revision } = await streams.load(credits, accountId);
  const { promotionalCents, purchasedCents } = priceOf(order, creditLeft(state, context.at, orderId));
  const purpose = purposeOf(orderId);
  const command = { type: "ReserveCredit", purpose, promotionalCents, purchasedCents, at: context.at } as const;
  // An earlier attempt may have reserved already and crashed; the credit may have grown, or expired, since.
  if (promotionalCents + purchasedCents === 0 && !state.reserved[orderId]) return noCredit;
  const { state: reserved } = await streams.handle(credits, accountId, command, part(context, "reserve", revision));
  return { promotional: promotionalCents, purchased: purchasedCents, sources: reservedSources(reserved, orderId) };
}
