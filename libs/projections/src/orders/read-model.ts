import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { type Cents, zero } from "@tablee/domain/kernel/money";
import type { Region } from "@tablee/domain/kernel/place/region";
import { order } from "@tablee/domain/order/decider";
import { isPriced, paidPartOf, paidTotalOf } from "@tablee/domain/order/standing";
import type { Addition, ExistingOrder, OrderChange, Trip } from "@tablee/domain/order/state";
import type { FailureKind, OrderStatus } from "@tablee/domain/order/vocabulary";
import type { OrderPurpose } from "@tablee/domain/payment/vocabulary";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

/** An order as it is stored: its decider's state, the columns that queries filter and sort by, and the facts that its own stream lacks. */
export interface StoredOrder {
  readonly key: OrderId;
  readonly state: ExistingOrder;
  readonly account_id: AccountId;
  readonly subscription_id: SubscriptionId;
  readonly region: Region;
  readonly week: string;
  readonly status: OrderStatus;
  readonly delivery_date: string;
  readonly depot_id: string;
  readonly window: string;
  readonly first_order: boolean;
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  readonly failure: OrderFailure | null;
  /** The total of the order and its paid additions, before refunds; null while it is not paid. */
  readonly paid_cents: Cents | null;
  readonly refunded_cents: Cents;
  /** The run that made it. */
  readonly run_id: string;
  /** The token of the payment method that was last charged, by the id of what was paid: the order, an addition or a change. */
  readonly methods: Readonly<Record<string, string>>;
}

/** One row per order, through all its states. */
export const ordersModel = readModelOf<StoredOrder>()("orders", {
  version: 13,
  ignores: eventsWithout("payments", "payment"),
  columns: {
    key: "text",
    // The order of keys in additions, refunds and changes matters, and jsonb does not keep it.
    state: "json",
    account_id: "text",
    subscription_id: "text",
    region: "text",
    week: "date",
    status: "text",
    delivery_date: "date",
    depot_id: "text",
    window: "text",
    first_order: "boolean",
    attempts: "integer",
    next_attempt_at: "timestamptz null",
    failure: "jsonb null",
    paid_cents: "integer null",
    refunded_cents: "double precision",
    run_id: "text",
    methods: "jsonb",
  },
  indexes: ["(account_id, week)", "(region, week)", "(status, delivery_date)"],
  keys(event) {
    if (event.type !== "PaymentAttempted") return [idOf(event.stream) as OrderId];
    return "orderId" in event.data.purpose ? [event.data.purpose.orderId] : [];
  },
  evolve(row, event, key) {
    if (event.type === "OrderGenerated")
      return rowOf(key, order.evolve(order.initialState, event) as ExistingOrder, { run_id: event.data.inputs.runId, methods: {} });
    if (!row) throw new Error(`${event.type} before OrderGenerated`);
    if (event.type !== "PaymentAttempted") return rowOf(key, order.evolve(row.state, event) as ExistingOrder, row);
    const { purpose, methodToken } = event.data;
    if (!("orderId" in purpose)) return row;
    return { ...row, methods: { ...row.methods, [paidFor(purpose)]: methodToken } };
  },
});

function rowOf(key: OrderId, state: ExistingOrder, { run_id, methods }: Pick<StoredOrder, "run_id" | "methods">): StoredOrder {
  const paid = paidPartOf(state);
  const charge = isPriced(state) ? state : paid;
  return {
    key,
    state,
    account_id: state.accountId,
    subscription_id: state.subscriptionId,
    region: state.region,
    week: state.week,
    status: state.status,
    delivery_date: state.calendar.deliveryDate,
    depot_id: state.slot.depotId,
    window: state.slot.window,
    first_order: state.firstOrder,
    attempts: charge?.attempts ?? 0,
    next_attempt_at: state.status === "locked" ? (state.nextAttemptAt ?? null) : null,
    failure: failureOf(state),
    paid_cents: paidTotalOf(state),
    refunded_cents: paid?.refundedCents ?? zero,
    run_id,
    methods,
  };
}

/** The id of what a payment is for: the order itself, an addition to it or a change of it. */
function paidFor(purpose: OrderPurpose): string {
  switch (purpose.kind) {
    case "order":
      return purpose.orderId;
    case "addition":
      return purpose.additionId;
    case "change":
      return purpose.changeId;
    default:
      return never(purpose);
  }
}

/** `hard`: the card is not tried again; until the next attempt a new card may pay. */
export interface OrderFailure {
  readonly kind: FailureKind;
  readonly code?: string;
  readonly hard?: boolean;
}

export type AdditionRow = Pick<Addition, "status" | "lines" | "price" | "heldUntil" | "billedAt" | "failure"> & {
  readonly additionId: string;
  readonly methodToken?: string;
};

/** A change of a first order after it was paid; its lines and price become the order's once it is made. */
export type ChangeRow = Pick<OrderChange, "status" | "difference" | "madeAt" | "failure"> & {
  readonly changeId: string;
  readonly methodToken?: string;
};

export type OrderRow = ReturnType<typeof orderRow>;

/**
 * An order in the form that queries return, from its decider's state. A caller that has the state from a command, and no row, omits the
 * methods and the run.
 */
export function orderRow(state: ExistingOrder, { methods = {}, run_id = "" }: Partial<Pick<StoredOrder, "methods" | "run_id">> = {}) {
  const paid = paidPartOf(state);
  const charge = isPriced(state) ? state : paid;
  const { out: journey, retryAt }: Trip = !paid || paid.status === "failed" ? {} : paid;
  const withMethod = (id: string) => (methods[id] === undefined ? {} : { methodToken: methods[id] });
  return {
    key: state.orderId,
    account_id: state.accountId,
    subscription_id: state.subscriptionId,
    region: state.region,
    week: state.week,
    status: state.status,
    skipped_because: state.status === "skipped" ? (state.because ?? null) : null,
    /** The id of the act that skipped it together with other weeks. */
    skipped_together: state.status === "skipped" ? (state.skippedTogether ?? null) : null,
    delivery_date: state.calendar.deliveryDate,
    cutoff_at: state.calendar.cutoffAt,
    calendar: state.calendar,
    slot: state.slot,
    plan: state.plan,
    lines: state.lines,
    missing: state.missing ?? 0,
    grants: state.grants,
    first_order: state.firstOrder,
    version: state.version,
    /** Fixed since the lock. */
    price: charge?.price ?? null,
    attempts: charge?.attempts ?? 0,
    next_attempt_at: state.status === "locked" ? (state.nextAttemptAt ?? null) : null,
    failure: failureOf(state),
    delivered_at: state.status === "delivered" ? state.deliveredAt : null,
    refunded_cents: paid?.refundedCents ?? zero,
    additions: Object.entries(paid?.additions ?? {}).map(
      ([additionId, { attempts: _, foodBeforeCents: __, ...addition }]): AdditionRow => ({
        additionId,
        ...addition,
        ...withMethod(additionId),
      }),
    ),
    refunds: Object.entries(paid?.refunds ?? {}).map(([refundId, refund]) => ({ refundId, ...refund })),
    changes: Object.entries(paid?.changes ?? {}).map(
      ([changeId, { lines: _, price: __, foodBeforeCents: ___, boxBefore: ____, ...change }]): ChangeRow => ({
        changeId,
        ...change,
        ...withMethod(changeId),
      }),
    ),
    /** On its way, and expected between two instants. */
    journey: journey ? { outAt: journey.at, expectedFrom: journey.expectedFrom, expectedUntil: journey.expectedUntil } : null,
    /** When a box that could not be handed over is delivered again. */
    retry_at: journey ? null : (retryAt ?? null),
    retries: retriesOf(state),
    handover: state.handover ?? null,
    locked_at: charge?.lockedAt ?? null,
    billed_at: paid?.billedAt ?? null,
    /** The payment method of the last charge of the order. */
    method_token: methods[state.orderId] ?? null,
    run_id,
  };
}

/** The number of times a box was sent out again. The last failure of a failed delivery does not count, since no attempt followed it. */
export function retriesOf(state: ExistingOrder): number {
  const failures = paidPartOf(state)?.retries ?? 0;
  return state.status === "failed" && state.kind === "delivery" ? failures - 1 : failures;
}

export function failureOf(state: ExistingOrder): OrderFailure | null {
  switch (state.status) {
    case "locked":
    case "billing":
      return state.unpaid ? { kind: "payment", ...state.unpaid } : null;
    case "billed":
      return state.undelivered === undefined ? null : { kind: "delivery", code: state.undelivered };
    case "failed": {
      const { kind, unpaid, undelivered } = state;
      return kind === "payment" ? { kind, ...unpaid } : { kind, ...(undelivered !== undefined && { code: undelivered }) };
    }
    case "open":
    case "minimum-not-met":
    case "skipped":
    case "delivered":
      return null;
    default:
      return never(state);
  }
}
