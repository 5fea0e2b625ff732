import type { OrderCard } from "@tablee/contracts/schemas";
import { addDays } from "@tablee/domain/kernel/time";
import { awaitsPayment } from "../../../shared/order/unpaid.ts";

type Box = Pick<OrderCard, "status" | "deliveryDate" | "failure">;

const ended: ReadonlySet<OrderCard["status"]> = new Set(["skipped", "minimum-not-met", "failed", "delivered"]);

/** The box that comes next; undefined where each is skipped, or will not be delivered. */
export const nextBox = <Order extends Box>(orders: readonly Order[]): Order | undefined => orders.find(({ status }) => !ended.has(status));

/** 'today' or 'tomorrow' for a box that arrives then; undefined for a later box, and for one whose payment did not go through. */
export function arrives(box: Box, today: string): "today" | "tomorrow" | undefined {
  if (awaitsPayment(box)) return undefined;
  if (box.deliveryDate === today) return "today";
  return box.deliveryDate === addDays(today, 1) ? "tomorrow" : undefined;
}
