import { never } from "../../kernel/errors.ts";
import type { EventOf } from "../../kernel/log/events.ts";
import { cents, zero } from "../../kernel/money.ts";
import type { OrderEvent } from "../events.ts";
import { recurringAfter } from "../recurring.ts";
import { isBillingClosed } from "../standing.ts";
import type { Addition, Charge, Order, OrderBase, OrderChange, Paid, PaidOrder, Trip } from "../state.ts";
import type { chargeEvents } from "./events.ts";
import { foodInAll } from "./paid-additions.ts";

type BillingEvent = Extract<
  OrderEvent,
  { type: "OrderBillingStarted" | "OrderBilled" | "OrderPaymentFailed" | "OrderFailed" | "OrderDelivered" }
>;
type PaidEvent = EventOf<typeof chargeEvents> | Extract<OrderEvent, { type: "OrderOutForDelivery" | "OrderDeliveryFailed" }>;

/** Evolves an order whose price is fixed. `kept` is the part that every state of it holds. */
export function evolveCharged(kept: OrderBase & Charge, state: Extract<Order, Charge>, event: BillingEvent | PaidEvent): Order {
  switch (event.type) {
    case "OrderBillingStarted": {
      const { attempt: attempts, startedAt } = event.data;
      return { ...kept, status: "billing", attempts, firstAttemptAt: state.firstAttemptAt ?? startedAt };
    }
    case "OrderBilled": {
      const { unpaid: _, ...charged } = kept;
      return { ...charged, ...paidOf(state), billedAt: event.data.billedAt, status: "billed", retries: 0 };
    }
    case "OrderPaymentFailed": {
      const { code, hard = false, nextAttemptAt } = event.data;
      return { ...kept, unpaid: { code, hard }, status: "locked", ...(nextAttemptAt ? { nextAttemptAt } : {}) };
    }
    case "OrderFailed":
      return { ...kept, ...paidOf(state), status: "failed", kind: event.data.kind };
    case "OrderDelivered": {
      const trip = state.status === "billed" ? tripOf(state) : {};
      return { ...kept, ...paidOf(state), ...trip, status: "delivered", deliveredAt: event.data.deliveredAt };
    }
    default:
      return isBillingClosed(state) ? evolvePaid(state, event) : state;
  }
}

const nothing: Paid = { changes: {}, refundedCents: zero, additions: {}, refunds: {}, requests: {}, retries: 0 };

const paidOf = (state: Extract<Order, Charge>): Paid => {
  if (!isBillingClosed(state)) return nothing;
  const { changes, refundedCents, additions, refunds, requests, retries, billedAt, undelivered } = state;
  const paid = { changes, refundedCents, additions, refunds, requests, retries };
  return { ...paid, ...(billedAt !== undefined && { billedAt }), ...(undelivered !== undefined && { undelivered }) };
};

const tripOf = ({ out, retryAt }: Trip): Trip => ({ ...(out && { out }), ...(retryAt !== undefined && { retryAt }) });

function evolvePaid(state: PaidOrder, event: PaidEvent): Order {
  const withAddition = (additionId: string, change: Partial<Addition>): Order => {
    const addition = state.additions[additionId];
    return addition ? { ...state, additions: { ...state.additions, [additionId]: { ...addition, ...change } } } : state;
  };
  switch (event.type) {
    case "OrderOutForDelivery": {
      const { expectedFrom, expectedUntil, outAt: at } = event.data;
      return state.status === "billed" ? { ...state, out: { at, expectedFrom, expectedUntil } } : state;
    }
    case "OrderDeliveryFailed": {
      if (state.status !== "billed") return state;
      const { out: _, retryAt: __, ...back } = state;
      const { code: undelivered, retryAt } = event.data;
      return { ...back, undelivered, retries: state.retries + 1, ...(retryAt && { retryAt }) };
    }
    case "FirstOrderChangeStarted": {
      const { changeId, startedAt: _, ...change } = event.data;
      return withChange(state, changeId, { ...change, status: "billing" });
    }
    case "FirstOrderChangeFailed": {
      const change = state.changes[event.data.changeId];
      return change ? withChange(state, event.data.changeId, { ...change, status: "failed", failure: event.data.code }) : state;
    }
    case "FirstOrderChanged": {
      const { changeId, lines, price, difference, changedAt: madeAt } = event.data;
      const { recurring: _, ...kept } = state;
      const changed = { ...kept, lines, price, ...recurringAfter(state, lines), version: state.version + 1 };
      const boxBefore = { lines: state.lines, price: state.price };
      const made = { status: "made", madeAt, foodBeforeCents: foodInAll(state), boxBefore } as const;
      return withChange(changed, changeId, { lines, price, difference, ...made });
    }
    case "LateAdditionStarted": {
      const { additionId, lines, price, heldUntil } = event.data;
      return { ...state, additions: { ...state.additions, [additionId]: { lines, price, status: "open", attempts: 0, heldUntil } } };
    }
    case "LateAdditionBillingStarted":
      return withAddition(event.data.additionId, { status: "billing", attempts: event.data.attempt });
    case "LateAdditionPaymentFailed":
      return withAddition(event.data.additionId, { status: "open", failure: event.data.code });
    case "LateAdditionBilled":
      return withAddition(event.data.additionId, { status: "billed", billedAt: event.data.billedAt, foodBeforeCents: foodInAll(state) });
    case "LateAdditionDropped":
      return withAddition(event.data.additionId, { status: "dropped" });
    case "RefundRequested": {
      const { refundId, requestedAt: _, ...request } = event.data;
      return { ...state, requests: { ...state.requests, [refundId]: request } };
    }
    case "RefundDeclined":
      return { ...state, requests: without(state.requests, event.data.refundId) };
    case "OrderRefunded": {
      const { refundId, approvedBy: _, ...refund } = event.data;
      return {
        ...state,
        refundedCents: cents(state.refundedCents + refund.amounts.totalCents),
        refunds: { ...state.refunds, [refundId]: refund },
        requests: without(state.requests, refundId),
      };
    }
    default:
      return never(event);
  }
}

const withChange = (state: PaidOrder, changeId: string, change: OrderChange): PaidOrder => ({
  ...state,
  changes: { ...state.changes, [changeId]: change },
});

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
