import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { deliveryFailed } from "./record-delivery.ts";

interface DeliveryReport {
  readonly orderId: OrderId;
  readonly result: "delivered" | "failed";
  readonly code?: string | undefined;
  /** The number of times the box had been sent out again, to the caller's knowledge. */
  readonly retries?: number | undefined;
}

/** Staff record a box's outcome. */
export function recordDeliveryResult(
  streams: Streams,
  { orderId, result, code, retries }: DeliveryReport,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const { at } = context;
  const command =
    result === "delivered" ? ({ type: "RecordDelivered", retries, at } as const) : deliveryFailed(code ?? "not-delivered", retries, at);
  return streams.handle(orders, orderId, command, context);
}
