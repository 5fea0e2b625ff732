import { settledUnits } from "@tablee/domain/capacity/decider";
import type { OrderCommand } from "@tablee/domain/order/commands";
import { soldOutSession } from "@tablee/domain/order/editing-sessions";
import { isBilled } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { linesWithout } from "@tablee/domain/pricing/lines";
import { skuOfStock } from "@tablee/domain/streams";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { refundSoldOut } from "../refund/refund-sold-out.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { loadCapacity, type Share, settleShare, shareKey } from "./shares.ts";

/**
 * Others took what an order says it has, because it was not confirmed in time. An open order goes without the item, or without a
 * box; one that was paid keeps what is settled, and what was paid beyond that is paid back. In between it waits: what it lacks can
 * be paid back only once it is paid, and until then its expired hold remembers it, which is due for as long as it is not settled.
 * @returns whether it goes without, or waits for its payment
 * @throws Refused order-past-cutoff between the cutoff and the lock
 */
export async function goWithout(streams: Streams, order: Order, share: Share, context: CommandContext): Promise<"without" | "waits"> {
  if (order.status === "none") return "without";
  if (order.status === "locked" || order.status === "billing") return "waits";
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
      // Changed in between: the caller reads the order again and settles what it says then.
      if (!(error instanceof Refused) || error.code !== "order-changed-elsewhere") throw error;
    });
    return "without";
  }
  const kept = settledUnits((await loadCapacity(streams, stream)).state, order.orderId);
  if (stream.category === "stock" && isBilled(order)) await refundSoldOut(streams, order, { sku, units: share.units - kept }, context);
  await settleShare(streams, order.orderId, { stream, units: kept }, part(own, "kept"));
  return "without";
}
