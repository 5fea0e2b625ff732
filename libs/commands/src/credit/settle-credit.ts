import type { Spendable } from "@tablee/domain/credit/allot";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { zero } from "@tablee/domain/kernel/money";
import { isBilled, isNeverPaid, isPriced } from "@tablee/domain/order/standing";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { credits, orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

/**
 * Makes the credit of an order, or of additions to it, what the order says: spent once it is paid, released once it never will be,
 * and reserved while a locked order waits for its payment. An open order is left alone: its lock reserves what it then takes.
 *
 * After a release the order is read again: it may have come back and been locked meanwhile, on credit that this has just released.
 * @throws Refused credit-changed when another box has spent that credit since
 */
export async function settleCredit(
  streams: Streams,
  { orderId, additionId }: { readonly orderId: OrderId; readonly additionId?: string | undefined },
  context: CommandContext,
): Promise<void> {
  const payment = paymentIdOf(purposeOf(orderId, additionId));
  const { at } = context;
  for (let released = -1; ; ) {
    const { state, revision } = await streams.load(orders, orderId);
    if (state.status === "none" || revision === released) return;
    const { standing, price } = standingOf(state, additionId);
    if (standing !== "unpaid") {
      const { promotionalCents, purchasedCents } = price ?? nothing;
      if (promotionalCents + purchasedCents === 0) return;
      const reserve = { type: "ReserveCredit", payment, promotionalCents, purchasedCents, at } as const;
      await streams.handle(credits, state.accountId, reserve, part(context, "reserve", revision));
      if (standing === "paid") await streams.handle(credits, state.accountId, { type: "SpendCredit", payment, at }, context);
      return;
    }
    const { changed } = await streams.handle(
      credits,
      state.accountId,
      { type: "ReleaseCredit", payment, at },
      part(context, "release", revision),
    );
    if (!changed) return;
    released = revision;
  }
}

const nothing: Spendable = { promotionalCents: zero, purchasedCents: zero };

interface Standing {
  readonly standing: "unpaid" | "awaited" | "paid";
  /** What its credit pays of it, once that is fixed. */
  readonly price?: Spendable;
}

function standingOf(order: ExistingOrder, additionId: string | undefined): Standing {
  if (additionId === undefined) {
    if (isNeverPaid(order)) return { standing: "unpaid" };
    return isPriced(order) ? { standing: isBilled(order) ? "paid" : "awaited", price: order.price } : { standing: "awaited" };
  }
  const addition = isBilled(order) ? order.additions[additionId] : undefined;
  if (addition?.status === "dropped") return { standing: "unpaid" };
  return addition?.status === "billed" ? { standing: "paid", price: addition.price } : { standing: "awaited" };
}
