import { idFrom } from "@tablee/domain/kernel/ids";
import { isPaidAddition } from "@tablee/domain/order/charges/paid-additions";
import type { PaidOrder } from "@tablee/domain/order/state";
import { lineKey, lineName } from "@tablee/domain/pricing/lines";
import { refundedSoFar } from "@tablee/domain/pricing/refunded";
import { type CommandContext, part } from "../context.ts";
import { isRefused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { refundOrder } from "./refund-order.ts";

/**
 * Refunds paid units of an item that other orders took before they were settled: the latest additions first, the order's own lines last.
 * Units that were refunded already are not refunded again.
 */
export async function refundSoldOut(
  streams: Streams,
  { orderId, lines: own, additions, refunds }: PaidOrder,
  gone: { readonly sku: string; readonly units: number },
  context: CommandContext,
): Promise<void> {
  let left = gone.units;
  const added = Object.entries(additions).filter(([, addition]) => isPaidAddition(addition));
  const parts = [...added.map(([additionId, { lines }]) => ({ additionId, lines })).reverse(), { additionId: undefined, lines: own }];
  for (const { additionId, lines } of parts) {
    const before = refundedSoFar(Object.values(refunds), additionId);
    const taken = lines.flatMap((line) => {
      const units = line.upgrade || line.sku !== gone.sku ? 0 : Math.min(line.quantity, left);
      left -= units;
      const quantity = Math.min(units, line.quantity - (before.units.get(lineKey(line)) ?? 0));
      return quantity <= 0 ? [] : [{ ...lineName(line), quantity }];
    });
    if (taken.length === 0) continue;
    const refundId = idFrom("refund", "sold-out", orderId, additionId ?? "", gone.sku);
    const asked = { ...(additionId ? { additionId } : {}), lines: taken, deliveryFee: false };
    await refundOrder(streams, { orderId, refundId, asked, reason: "sold out" }, part(context, refundId)).catch((error) => {
      if (!isRefused(error, "refund-exceeds-order")) throw error;
    });
  }
}
