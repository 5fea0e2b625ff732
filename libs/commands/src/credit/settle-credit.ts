import type { Spendable } from "@tablee/domain/credit/allot";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { paidWith } from "@tablee/domain/order/charges/refund-route";
import { isNeverPaid, isPaymentFailed, isPriced, paidPartOf } from "@tablee/domain/order/standing";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { changePurposeOf, paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { credits, orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

/**
 * Settles the credit of an order, of additions to it or of a change of it: spent once it is paid, released once it never will be, and
 * reserved while a locked order waits for its payment. An open order is left alone: its lock reserves what it then needs.
 *
 * Reads the order again after a release: it may have been unskipped and locked in between, on the credit that this has just released.
 * @throws Refused credit-changed when a different box has spent that credit since
 */
export async function settleCredit(
  streams: Streams,
  { orderId, ...paidFor }: { readonly orderId: OrderId } & PaidFor,
  context: CommandContext,
): Promise<void> {
  const { additionId, changeId } = paidFor;
  const purpose = changeId ? changePurposeOf(orderId, changeId) : purposeOf(orderId, additionId);
  const payment = paymentIdOf(purpose);
  const { at } = context;
  for (;;) {
    const { state, revision } = await streams.load(orders, orderId);
    if (state.status === "none") return;
    const owed = owedTo(state, paidFor);
    if (owed === undefined) return;
    if (owed !== "release") {
      const { promotionalCents, purchasedCents } = owed.price;
      if (promotionalCents + purchasedCents === 0) return;
      const reserve = { type: "ReserveCredit", purpose, promotionalCents, purchasedCents, at } as const;
      await streams.handle(credits, state.accountId, reserve, part(context, "reserve", revision));
      if (owed.isPaid) await streams.handle(credits, state.accountId, { type: "SpendCredit", payment, at }, context);
      return;
    }
    const release = { type: "ReleaseCredit", payment, at } as const;
    const { changed } = await streams.handle(credits, state.accountId, release, part(context, "release", revision));
    if (!changed) return;
  }
}

/** The part of an order that the credit pays: the order itself where neither is named. */
interface PaidFor {
  readonly additionId?: string | undefined;
  readonly changeId?: string | undefined;
}

/** The credit's share of the price, once that is fixed, and whether the part is paid. */
interface Owed {
  readonly price: Spendable;
  readonly isPaid: boolean;
}

function owedTo(order: ExistingOrder, { additionId, changeId }: PaidFor): Owed | "release" | undefined {
  const paid = paidPartOf(order);
  if (changeId !== undefined) {
    const change = paid?.changes[changeId];
    if (change?.status === "failed") return "release";
    return change?.status === "made" && change.difference.totalCents > 0 ? { price: change.difference, isPaid: true } : undefined;
  }
  if (additionId === undefined) {
    if (paid && !isPaymentFailed(paid)) return { price: paidWith(paid)[0]!, isPaid: true };
    if (isNeverPaid(order)) return "release";
    return isPriced(order) ? { price: order.price, isPaid: false } : undefined;
  }
  const addition = paid?.additions[additionId];
  if (addition?.status === "dropped") return "release";
  return addition?.status === "billed" ? { price: addition.price, isPaid: true } : undefined;
}
