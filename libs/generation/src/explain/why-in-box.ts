import type { OrderId } from "@tablee/domain/kernel/ids";
import { recurringSession, signUpSession } from "@tablee/domain/order/editing-sessions";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { PickReason } from "@tablee/domain/order-generation/vocabulary";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { explainOrder } from "./explain-order.ts";
import type { Log } from "./history.ts";

/** The reason why an item is in a box: generation's, or that its household put it there by hand. */
export type WhyInBox = PickReason | "chosen";

/** The origin of an item in a box: the order as it was made, its household, or staff or the system. */
type Origin = "made" | "chosen" | "other";

type Past = readonly Pick<Stored<OrderEvent>, "type" | "data" | "metadata">[];

/**
 * Returns the reasons why the items of a box are in it, after any later change of the order, by SKU. Leaves out items without a reason in
 * the log: those that staff or the system put in, and those from a menu or terms that the log no longer holds.
 */
export async function whyInBox(log: Log, orderId: OrderId): Promise<ReadonlyMap<string, WhyInBox>> {
  const [events, explained] = await Promise.all([log.read(streamName("order", orderId)), explainOrder(log, orderId)]);
  const picks = explained === undefined || explained === "unknown" ? [] : explained.picks;
  const reasons = new Map(picks.map(({ sku, reason }) => [sku, reason]));
  return new Map(
    [...originsOf(events as Past)].flatMap(([sku, origin]): [string, WhyInBox][] => {
      if (origin === "other") return [];
      const why = origin === "chosen" ? "chosen" : reasons.get(sku);
      return why ? [[sku, why]] : [];
    }),
  );
}

/** The origin of each item of an order's final lines: an item that was removed and added again has its new origin. */
export function originsOf(events: Past): ReadonlyMap<string, Origin> {
  let origins = new Map<string, Origin>();
  const added = new Map<string, Origin>();
  const becomes = (lines: readonly OrderLine[], by: Origin) => {
    origins = new Map(lines.map(({ sku }) => [sku, origins.get(sku) ?? by]));
  };
  for (const { type, data, metadata } of events as readonly (OrderEvent & Pick<Stored<OrderEvent>, "metadata">)[]) {
    const by: Origin = metadata.actor.kind === "client" ? "chosen" : "other";
    switch (type) {
      case "OrderGenerated":
        becomes(data.lines, "made");
        break;
      case "OrderEdited":
        becomes(data.lines, data.editingSession === recurringSession ? "other" : data.editingSession === signUpSession ? "chosen" : by);
        break;
      case "OrderDeliveryChanged":
      case "OrderRemade":
        becomes(data.lines, "other");
        break;
      // Only its household changes a paid box, or adds to it, though the actor of these events may be the gateway.
      case "FirstOrderChanged":
        becomes(data.lines, "chosen");
        break;
      case "LateAdditionBilled":
        for (const { sku } of data.lines) added.set(sku, "chosen");
        break;
      default:
    }
  }
  return new Map([...added, ...origins]);
}
