import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import { totalInAll } from "@tablee/domain/order/charges/paid-additions";
import { isBillingClosed } from "@tablee/domain/order/standing";
import type { PaidOrder } from "@tablee/domain/order/state";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import type { RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { orders, stampCards } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { pointsOf } from "../points/end-points.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { isAboveLimit } from "./approval.ts";
import { pointsTakenBack } from "./taken-back.ts";

interface RefundToPreview {
  readonly orderId: OrderId;
  readonly asked: RefundAsked;
}

export interface RefundPreview {
  readonly amounts: RefundAmounts;
  /** Points that it would take back, and those of a completed stamp card that the box would no longer count for. */
  readonly points: number;
  readonly stampCardPoints: number;
  readonly needsApproval: boolean;
  readonly leftCents: Cents;
}

/**
 * A refund's preview, decided exactly as the refund itself; nothing is appended.
 * @throws Refused order-not-found, order-not-billed, and what the order's decider refuses
 */
export async function previewRefund(
  streams: Streams,
  { orderId, asked }: RefundToPreview,
  { actor, at }: CommandContext,
): Promise<RefundPreview> {
  const { state } = await streams.load(orders, orderId);
  if (state.status === "none") throw new Refused(refuse("order-not-found"));
  if (!isBillingClosed(state)) throw new Refused(refuse("order-not-billed", { status: state.status }));
  const amounts = refundAmounts(state, asked);
  const needsApproval = isAboveLimit(state, amounts, at);
  const refundId = idFrom("refund", "preview", orderId);
  const facts = { refundId, reason: "preview", by: actor.id, needsApproval, at } as const;
  const judged = orders.decider.decide({ type: "RefundOrder", ...facts, ...asked, amounts }, state);
  if (isRefusal(judged)) throw new Refused(judged);
  const account = await pointsOf(streams, state, at);
  const points = pointsTakenBack(account, state, { refundId, additionId: asked.additionId, amounts }, at);
  const leftCents = cents(totalInAll(state) - state.refundedCents);
  const isWhole = amounts.totalCents > 0 && amounts.totalCents >= leftCents && !account.ended;
  const stampCardPoints = isWhole ? await stampPoints(streams, state, at) : 0;
  return { amounts, points, stampCardPoints, needsApproval, leftCents };
}

/** The points that an order's account loses with its stamp, once all that was paid for it is refunded. */
async function stampPoints(streams: Streams, { accountId, orderId }: PaidOrder, at: Instant): Promise<number> {
  const { state } = await streams.load(stampCards, accountId);
  const decided = stampCards.decider.decide({ type: "TakeStampBack", orderId, at }, state);
  if (isRefusal(decided)) return 0;
  return decided.reduce((sum, event) => (event.type === "StampTakenBack" ? sum + event.data.points : sum), 0);
}
