import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { type Cents, cents, zero } from "@tablee/domain/kernel/money";
import type { Region } from "@tablee/domain/kernel/region";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { Handover, OrderStatus, SkippedBecause } from "@tablee/domain/order/vocabulary";
import type { PaymentEvent } from "@tablee/domain/payment/events";
import type { PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import type { AdditionPrice, DiscountGrant, OrderLine, OrderPrice, PriceDifference } from "@tablee/domain/pricing/vocabulary";
import { idOf, isOf } from "@tablee/domain/streams";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import type { Stored } from "@tablee/event-store/events";
import { readModelOf } from "../read-model-of.ts";

type Generated = Extract<OrderEvent, { type: "OrderGenerated" }>["data"];

export interface OrderRow {
  readonly key: OrderId;
  readonly account_id: AccountId;
  readonly subscription_id: SubscriptionId;
  readonly region: Region;
  readonly week: string;
  readonly status: OrderStatus;
  readonly skipped_because: SkippedBecause | null;
  /** The act that skipped it together with other weeks. */
  readonly skipped_together: string | null;
  readonly delivery_date: string;
  readonly cutoff_at: string;
  readonly calendar: Generated["calendar"];
  readonly slot: DeliverySlot;
  readonly plan: Plan;
  readonly lines: readonly OrderLine[];
  readonly grants: readonly DiscountGrant[];
  readonly first_order: boolean;
  /** Grows with each change that a customer can make. */
  readonly version: number;
  /** The price that stands since the lock. */
  readonly price: OrderPrice | null;
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  /** `hard`: the card is not asked again; until `next_attempt_at` another one may pay. */
  readonly failure: { readonly kind: "payment" | "delivery"; readonly code?: string; readonly hard?: boolean } | null;
  readonly delivered_at: string | null;
  readonly refunded_cents: Cents;
  /** Additions by their id, in the order in which they were started. */
  readonly additions: readonly AdditionRow[];
  readonly refunds: readonly RefundRow[];
  /** Changes of a first order, in the order in which they were asked for. */
  readonly changes: readonly ChangeRow[];
  /** On its way, and expected between two instants. */
  readonly journey: { readonly outAt: string; readonly expectedFrom: string; readonly expectedUntil: string } | null;
  /** When a box that could not be handed over is brought again. */
  readonly retry_at: string | null;
  readonly retries: number;
  /** Where the box is left, or with whom; null: as the address says. */
  readonly handover: Handover | null;
  readonly locked_at: string | null;
  readonly billed_at: string | null;
  /** What the last attempt to charge it was made with. */
  readonly method_token: string | null;
  readonly run_id: string;
}

export interface AdditionRow {
  readonly additionId: string;
  readonly status: "open" | "billing" | "billed" | "dropped";
  readonly lines: readonly OrderLine[];
  readonly price: AdditionPrice;
  readonly heldUntil: string;
  readonly billedAt?: string;
  readonly methodToken?: string;
  readonly failure?: string;
}

/** A change of a first order after it was paid; its lines and price stand in the row once it is made. */
export interface ChangeRow {
  readonly changeId: string;
  readonly status: "billing" | "made" | "failed";
  readonly difference: PriceDifference;
  readonly madeAt?: string;
  readonly methodToken?: string;
  readonly failure?: string;
}

type RefundRow = Pick<
  Extract<OrderEvent, { type: "OrderRefunded" }>["data"],
  "refundId" | "additionId" | "lines" | "deliveryFee" | "amounts" | "reason" | "refundedAt"
>;

/** One row an order, through all its states. */
export const ordersModel = readModelOf<OrderRow>()("orders", {
  version: 9,
  ignores: [],
  columns: {
    key: "text",
    account_id: "text",
    subscription_id: "text",
    region: "text",
    week: "date",
    status: "text",
    skipped_because: "text null",
    skipped_together: "text null",
    delivery_date: "date",
    cutoff_at: "timestamptz",
    calendar: "jsonb",
    slot: "jsonb",
    plan: "jsonb",
    lines: "jsonb",
    grants: "jsonb",
    first_order: "boolean",
    version: "integer",
    price: "jsonb null",
    attempts: "integer",
    next_attempt_at: "timestamptz null",
    failure: "jsonb null",
    delivered_at: "timestamptz null",
    refunded_cents: "double precision",
    additions: "jsonb",
    refunds: "jsonb",
    changes: "jsonb",
    journey: "jsonb null",
    retry_at: "timestamptz null",
    retries: "integer",
    handover: "text null",
    locked_at: "timestamptz null",
    billed_at: "timestamptz null",
    method_token: "text null",
    run_id: "text",
  },
  indexes: ["(account_id, week)", "(region, week)", "(status, delivery_date)"],
  keys(stored) {
    if (isOf("order", stored.stream)) return [idOf(stored.stream)];
    const event = stored as Stored<PaymentEvent>;
    return event.type === "PaymentAttempted" ? [event.data.purpose.orderId] : [];
  },
  evolve(row, stored, key) {
    const event = stored as Stored<OrderEvent | PaymentEvent>;
    if (event.type === "OrderGenerated") return generated(key, event.data);
    if (!row) throw new Error(`${event.type} before OrderGenerated`);
    if (event.type === "PaymentAttempted") return attempted(row, event.data.purpose, event.data.methodToken);
    return evolveRow(row, event as Changing);
  },
});

const generated = (key: OrderId, data: Generated): OrderRow => ({
  key,
  account_id: data.accountId,
  subscription_id: data.subscriptionId,
  region: data.region,
  week: data.week,
  status: data.skipped ? "skipped" : "open",
  skipped_because: data.skipped ? "paused" : null,
  skipped_together: null,
  delivery_date: data.calendar.deliveryDate,
  cutoff_at: data.calendar.cutoffAt,
  calendar: data.calendar,
  slot: data.slot,
  plan: data.plan,
  lines: data.lines,
  grants: data.grants,
  first_order: data.firstOrder,
  version: 0,
  price: null,
  attempts: 0,
  next_attempt_at: null,
  failure: null,
  delivered_at: null,
  refunded_cents: zero,
  additions: [],
  refunds: [],
  changes: [],
  journey: null,
  retry_at: null,
  retries: 0,
  handover: null,
  locked_at: null,
  billed_at: null,
  method_token: null,
  run_id: data.inputs.runId,
});

/** A charge for the order itself, or for what was added to it late. */
function attempted(row: OrderRow, purpose: PaymentPurpose, methodToken: string): OrderRow {
  switch (purpose.kind) {
    case "order":
      return { ...row, method_token: methodToken };
    case "addition":
      return addition(row, purpose.additionId, { methodToken });
    case "change":
      return changed(row, purpose.changeId, { methodToken });
    default:
      return never(purpose);
  }
}

type Changing = Exclude<Stored<OrderEvent>, { type: "OrderGenerated" }>;

function evolveRow(row: OrderRow, event: Changing): OrderRow {
  switch (event.type) {
    case "OrderEdited":
      return { ...row, lines: event.data.lines, version: row.version + 1 };
    case "OrderRemade":
      return { ...row, plan: event.data.plan, lines: event.data.lines, version: row.version + 1 };
    case "OrderSkipped": {
      const { because = null, skippedTogether = null } = event.data;
      return { ...row, status: "skipped", skipped_because: because, skipped_together: skippedTogether, version: row.version + 1 };
    }
    case "OrderSkipExplained":
      return { ...row, skipped_because: event.data.because };
    case "OrderUnskipped":
      return { ...row, status: "open", skipped_because: null, skipped_together: null, version: row.version + 1 };
    case "OrderMinimumNotMet":
      return { ...row, status: "minimum-not-met" };
    case "OrderLocked":
      return { ...row, status: "locked", price: event.data.price, locked_at: event.data.lockedAt };
    case "OrderDeliveryChanged": {
      const { region, slot, calendar, lines } = event.data;
      const { deliveryDate: delivery_date, cutoffAt: cutoff_at } = calendar;
      const handover = slot.areaId === row.slot.areaId ? row.handover : null;
      return { ...row, region, slot, calendar, lines, delivery_date, cutoff_at, handover, version: row.version + 1 };
    }
    case "OrderHandoverChosen":
      return { ...row, handover: event.data.handover };
    case "OrderDiscountsChanged":
      return { ...row, grants: event.data.grants, version: row.version + 1 };
    case "OrderBillingStarted":
      return { ...row, status: "billing", attempts: event.data.attempt, next_attempt_at: null };
    case "OrderBilled":
      return { ...row, status: "billed", failure: null, billed_at: event.data.billedAt };
    case "OrderPaymentFailed":
      return {
        ...row,
        status: "locked",
        next_attempt_at: event.data.nextAttemptAt ?? null,
        failure: { kind: "payment", code: event.data.code, hard: event.data.hard ?? false },
      };
    case "OrderFailed":
      return { ...row, status: "failed", failure: { ...row.failure, kind: event.data.kind } };
    case "OrderDelivered":
      return { ...row, status: "delivered", delivered_at: event.data.deliveredAt, failure: null };
    case "OrderOutForDelivery":
      return { ...row, journey: event.data, retry_at: null };
    case "OrderDeliveryFailed": {
      const { code, retryAt } = event.data;
      const retries = row.retries + (retryAt ? 1 : 0);
      return { ...row, failure: { kind: "delivery", code }, journey: null, retry_at: retryAt ?? null, retries };
    }
    case "FirstOrderChangeStarted": {
      const { changeId, difference } = event.data;
      return { ...row, changes: [...row.changes, { changeId, status: "billing", difference }] };
    }
    case "FirstOrderChangeFailed":
      return changed(row, event.data.changeId, { status: "failed", failure: event.data.code });
    case "FirstOrderChanged": {
      const { changeId, lines, price, difference, changedAt: madeAt } = event.data;
      const known = row.changes.some((change) => change.changeId === changeId);
      const changes: readonly ChangeRow[] = known ? row.changes : [...row.changes, { changeId, status: "made", difference }];
      return changed({ ...row, lines, price, changes, version: row.version + 1 }, changeId, { status: "made", madeAt });
    }
    case "LateAdditionStarted": {
      const { additionId, lines, price, heldUntil } = event.data;
      return { ...row, additions: [...row.additions, { additionId, status: "open", lines, price, heldUntil }] };
    }
    case "LateAdditionBillingStarted":
      return addition(row, event.data.additionId, { status: "billing" });
    case "LateAdditionPaymentFailed":
      return addition(row, event.data.additionId, { status: "open", failure: event.data.code });
    case "LateAdditionBilled":
      return addition(row, event.data.additionId, { status: "billed", billedAt: event.data.billedAt });
    case "LateAdditionDropped":
      return addition(row, event.data.additionId, { status: "dropped" });
    case "OrderRefunded": {
      const { approvedBy: _, ...refund } = event.data;
      return { ...row, refunded_cents: cents(row.refunded_cents + refund.amounts.totalCents), refunds: [...row.refunds, refund] };
    }
    case "RefundRequested":
    case "RefundDeclined":
      return row;
    default:
      return row;
  }
}

const changed = (row: OrderRow, changeId: string, change: Partial<ChangeRow>): OrderRow => ({
  ...row,
  changes: row.changes.map((held) => (held.changeId === changeId ? { ...held, ...change } : held)),
});

const addition = (row: OrderRow, additionId: string, change: Partial<AdditionRow>): OrderRow => ({
  ...row,
  additions: row.additions.map((held) => (held.additionId === additionId ? { ...held, ...change } : held)),
});
