import { orders } from "@tablee/commands/aggregates";
import { editOrder } from "@tablee/commands/order/edit-order";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { Refused } from "@tablee/commands/refused";
import { hash64 } from "@tablee/domain/kernel/hash";
import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import type { Mood } from "@tablee/simulation/gateway";
import { contextOf, type Stage } from "./stage.ts";

/** From 0 to 99: which of the lives below an order has. */
const fateOf = (orderId: OrderId): number => hash64(orderId)[0] % 100;

/** 4 of 100 orders are paid at the second attempt, the others at the first. */
export const moodOf = (orderId: OrderId, attempt: number): Mood => {
  const fate = fateOf(orderId);
  return fate >= 40 && fate < 44 && attempt === 1 ? "declined" : "captured";
};

/** 12 of 100 are skipped for good, 3 skipped and brought back, 25 edited; the others are unchanged. */
export async function changeBeforeCutoff(stage: Stage, orderId: OrderId): Promise<void> {
  const { steps } = stage;
  const { state } = await steps.load(orders, orderId);
  const fate = fateOf(orderId);
  if (state.status !== "open" || fate >= 40) return;
  const { accountId, calendar, version, lines } = state;
  const own = { accountId, orderId };
  const at = addHours(calendar.cutoffAt, -20 - fate);
  const as = (what: string, when = at) => contextOf(when, [what, orderId], { kind: "client", id: accountId });
  if (fate < 15) await skipOrder(steps, { ...own, reason: "away" }, as("skip"));
  if (fate >= 12 && fate < 15) {
    await stage.follow();
    await unskipOrder(steps, own, as("unskip", addHours(at, 1))).catch(unlessRefused);
  }
  if (fate < 15) return;
  // One portion more of the first dish.
  const asked = lines.map(({ sku, quantity }, i) => ({ sku, quantity: i === 0 ? quantity + 1 : quantity }));
  await editOrder(steps, { ...own, version, editingSession: "season", lines: asked }, as("edit")).catch(unlessRefused);
}

/** 2 of 100 delivered orders are refunded in part, a day after their delivery. */
export async function refundAfterDelivery({ steps }: Stage, orderId: OrderId): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (state.status !== "delivered" || fateOf(orderId) < 98) return;
  const asked = { lines: [{ sku: state.lines[0]!.sku, quantity: 1 }], deliveryFee: false };
  const refundId = idFrom("season-refund", orderId);
  const support = { kind: "staff", id: idFrom("staff", "season"), role: "support", reason: "arrived damaged" } as const;
  const context = { ...contextOf(addHours(state.calendar.deliveryUntil, 30), ["refund", orderId], support), subject: state.accountId };
  await refundOrder(steps, { orderId, refundId, asked, reason: "arrived damaged" }, context);
}

/** Sold out, or the window is full: people meet refusals too. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
