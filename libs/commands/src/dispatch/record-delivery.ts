import type { OrderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { recordReturn } from "../returnables/record-return.ts";
import { visitDayOf } from "../returnables/visits.ts";
import type { Steps } from "../steps.ts";

const RETRY_HOURS = 24;

/** The free retry is a day later; the decider grants only one. */
export const deliveryFailed = (code: string, retries: number | undefined, at: string) =>
  ({ type: "RecordDeliveryFailed", code, retryAt: addHours(at, RETRY_HOURS), retries, at }) as const;

/** Asks the routing service for the outcome of a box whose window has ended, and records it. */
export async function recordDelivery(steps: Steps, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (state.status !== "billed") return;
  const deliveryUntil = state.out?.expectedUntil ?? state.calendar.deliveryUntil;
  const result = await steps.ports.deliveries.resultOf({ orderId, depotId: state.slot.depotId, deliveryUntil });
  if (result.result === "under-way") return;
  const { at } = context;
  if (result.result === "delivered") {
    // Before the delivery, whose policy counts an attempt where nothing was collected.
    if (result.collects) {
      const visit = { accountId: state.accountId, visitId: orderId, on: visitDayOf(state) };
      await recordReturn(steps, { ...visit, way: "collected" }, part(context, "collected"));
    }
    await steps.handle(orders, orderId, { type: "RecordDelivered", at }, context);
  } else await steps.handle(orders, orderId, deliveryFailed(result.code, state.retries, at), context);
}
