import { settledUnits } from "@tablee/domain/capacity/decider";
import { isChanging } from "@tablee/domain/order/charges/decide-change";
import type { OrderCommand } from "@tablee/domain/order/commands";
import { soldOutSession } from "@tablee/domain/order/editing-sessions";
import { isBillingClosed } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { linesWithout } from "@tablee/domain/pricing/lines";
import { skuOfStock } from "@tablee/domain/streams";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { refundSoldOut } from "../refund/refund-sold-out.ts";
import { isRefused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { loadCapacity, type Share, settleShare, shareKey } from "./shares.ts";

/**
 * Handles units of an order whose hold expired and that other orders took since. An open order loses the item, or its box; a paid one keeps
 * its settled units, and the rest is refunded. Between lock and payment it waits, because only a paid item can be refunded: its expired
 * hold stays due until then.
 * @returns whether the order was settled without the units, or waits for its payment
 * @throws Refused order-past-cutoff between the cutoff and the lock
 */
export async function releaseLostUnits(
  streams: Streams,
  order: Order,
  share: Share,
  context: CommandContext,
): Promise<"without" | "waits"> {
  if (order.status === "none") return "without";
  if (order.status === "locked" || order.status === "billing" || isChanging(order)) return "waits";
  const { stream } = share;
  const own = part(context, "without", shareKey(stream));
  const sku = skuOfStock(stream.id);
  if (order.status === "open") {
    const receivedAt = context.at;
    const command: OrderCommand =
      stream.category === "slot"
        ? { type: "SkipOrder", because: "no-place", receivedAt }
        : {
            type: "EditOrder",
            lines: linesWithout(order.lines, [sku]),
            startedFrom: order.version,
            editingSession: soldOutSession,
            receivedAt,
          };
    await streams.handle(orders, order.orderId, command, own).catch((error) => {
      // Changed concurrently: the caller reads the order again and settles its new state.
      if (!isRefused(error, "order-changed-elsewhere")) throw error;
    });
    return "without";
  }
  const kept = settledUnits((await loadCapacity(streams, stream)).state, order.orderId);
  if (stream.category === "stock" && isBillingClosed(order))
    await refundSoldOut(streams, order, { sku, units: share.units - kept }, context);
  await settleShare(streams, order.orderId, { stream, units: kept }, part(own, "kept"));
  return "without";
}
