import { never, type Refusal, refuse } from "../../kernel/errors.ts";
import { type Cents, zero } from "../../kernel/money.ts";
import { lineKey } from "../../pricing/lines.ts";
import type { RefundAsked } from "../../pricing/refund-asked.ts";
import { refundedSoFar } from "../../pricing/refunded.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import type { RefundCommand } from "../commands.ts";
import type { OrderEvent } from "../events.ts";
import { isPaid } from "../standing.ts";
import type { Order, PaidOrder } from "../state.ts";
import { isChanging } from "./decide-change.ts";
import { isAdding, isPaidAddition, totalInAll } from "./paid-additions.ts";

type Existing = Exclude<Order, { status: "none" }>;
type Decision = readonly OrderEvent[] | Refusal;

/** Refunds each unit once, never more than was paid, and above a limit only when two people agree. */
export function decideRefund(command: RefundCommand, state: Existing): Decision {
  if (!isPaid(state)) return refuse("order-not-billed", { status: state.status });
  const { refundId } = command;
  if (state.refunds[refundId]) return command.type === "DeclineRefund" ? refuse("refund-paid") : [];
  const request = state.requests[refundId];
  switch (command.type) {
    case "RefundOrder": {
      const { type: _, by, needsApproval, at, ...asked } = command;
      if (request) return [];
      if (isChanging(state)) return refuse("change-under-way");
      const refusal = exceeds(state, asked, asked.amounts.totalCents) ?? whileAdding(state, asked.amounts.totalCents);
      if (refusal) return refusal;
      const data = { ...asked, lines: asked.lines.map((line) => ({ ...line })) };
      return needsApproval
        ? [{ type: "RefundRequested", data: { ...data, requestedBy: by, requestedAt: at } }]
        : [{ type: "OrderRefunded", data: { ...data, refundedAt: at } }];
    }
    case "ApproveRefund": {
      if (!request) return refuse("refund-not-found");
      if (request.requestedBy === command.by) return refuse("second-person-needed");
      const refusal = exceeds(state, request, command.amounts.totalCents) ?? whileAdding(state, command.amounts.totalCents);
      if (refusal) return refusal;
      const { requestedBy: _, ...asked } = request;
      const lines = asked.lines.map((line) => ({ ...line }));
      const { amounts, by, at } = command;
      return [{ type: "OrderRefunded", data: { ...asked, refundId, lines, amounts, approvedBy: by, refundedAt: at } }];
    }
    case "DeclineRefund":
      return request ? [{ type: "RefundDeclined", data: { refundId, declinedBy: command.by, declinedAt: command.at } }] : [];
    default:
      return never(command);
  }
}

/** The part that a refund may concern: the order's own lines, or those of a paid addition. */
function partOf(state: PaidOrder, additionId: string | undefined): { lines: readonly OrderLine[]; feeCents: Cents } | undefined {
  if (additionId === undefined) return { lines: state.lines, feeCents: state.price.deliveryFeeCents };
  const addition = state.additions[additionId];
  return addition && isPaidAddition(addition) ? { lines: addition.lines, feeCents: zero } : undefined;
}

function exceeds(state: PaidOrder, asked: RefundAsked, totalCents: Cents): Refusal | undefined {
  const part = partOf(state, asked.additionId);
  if (!part) return refuse("refund-not-found");
  const before = refundedSoFar(Object.values(state.refunds), asked.additionId);
  const keys = asked.lines.map(lineKey);
  const tooMany = asked.lines.find((line, i) => {
    const bought = part.lines.find((held) => lineKey(held) === keys[i])?.quantity ?? 0;
    return line.quantity <= 0 || line.quantity + (before.units.get(keys[i]!) ?? 0) > bought || keys.indexOf(keys[i]!) !== i;
  });
  if (tooMany) return refuse("refund-exceeds-order", { sku: tooMany.sku });
  if (asked.deliveryFee && (before.deliveryFee || part.feeCents === 0)) return refuse("refund-exceeds-order", { fee: part.feeCents });
  return totalCents <= 0 ? refuse("refund-exceeds-order", { left: 0 }) : undefined;
}

/** Refuses to refund all of a box that is still to come while additions to it are charged: their payment would be for a box that may not come. */
function whileAdding(state: PaidOrder, totalCents: Cents): Refusal | undefined {
  const isWhole = state.refundedCents + totalCents >= totalInAll(state);
  return state.status === "billed" && isWhole && isAdding(state.additions) ? refuse("addition-under-way") : undefined;
}
