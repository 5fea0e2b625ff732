import type { Region } from "@tablee/domain/kernel/region";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { OrderStatus, SkippedBecause } from "@tablee/domain/order/vocabulary";
import type { DiscountGrant, OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import type { Stored } from "@tablee/event-store/events";
import { readModel } from "../runtime/read-model.ts";

type Generated = Extract<OrderEvent, { type: "OrderGenerated" }>["data"];

export interface OrderRow {
  readonly key: string;
  readonly account_id: string;
  readonly subscription_id: string;
  readonly region: Region;
  readonly week: string;
  readonly status: OrderStatus;
  readonly skipped_because: SkippedBecause | null;
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
  readonly failure: { readonly kind: "payment" | "delivery"; readonly code?: string } | null;
  readonly delivered_at: string | null;
  readonly refunded_cents: number;
  readonly run_id: string;
}

/** One row an order, through all its states. */
export const ordersModel = readModel<OrderRow>({
  name: "orders",
  version: 1,
  categories: ["order"],
  columns: {
    key: "text",
    account_id: "text",
    subscription_id: "text",
    region: "text",
    week: "date",
    status: "text",
    skipped_because: "text null",
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
    refunded_cents: "integer",
    run_id: "text",
  },
  indexes: ["(account_id, week)", "(region, week)", "(status, delivery_date)"],
  keys: (event) => [event.stream.slice("order-".length)],
  evolve(row, stored, key) {
    const event = stored as Stored<OrderEvent>;
    if (event.type === "OrderGenerated") return generated(key, event.data);
    if (!row) throw new Error(`${event.type} before OrderGenerated`);
    return evolveRow(row, event);
  },
});

const generated = (key: string, data: Generated): OrderRow => ({
  key,
  account_id: data.accountId,
  subscription_id: data.subscriptionId,
  region: data.region,
  week: data.week,
  status: data.skipped ? "skipped" : "open",
  skipped_because: data.skipped ? "paused" : null,
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
  refunded_cents: 0,
  run_id: data.inputs.runId,
});

function evolveRow(row: OrderRow, event: Exclude<Stored<OrderEvent>, { type: "OrderGenerated" }>): OrderRow {
  switch (event.type) {
    case "OrderEdited":
      return { ...row, lines: event.data.lines, version: row.version + 1 };
    case "OrderSkipped":
      return { ...row, status: "skipped", skipped_because: event.data.because ?? null, version: row.version + 1 };
    case "OrderUnskipped":
      return { ...row, status: "open", skipped_because: null, version: row.version + 1 };
    case "OrderMinimumNotMet":
      return { ...row, status: "minimum-not-met" };
    case "OrderLocked":
      return { ...row, status: "locked", price: event.data.price };
    case "OrderBillingStarted":
      return { ...row, status: "billing", attempts: event.data.attempt, next_attempt_at: null };
    case "OrderBilled":
      return { ...row, status: "billed", failure: null };
    case "OrderPaymentFailed":
      return {
        ...row,
        status: "locked",
        next_attempt_at: event.data.nextAttemptAt ?? null,
        failure: { kind: "payment", code: event.data.code },
      };
    case "OrderFailed":
      return { ...row, status: "failed", failure: { ...row.failure, kind: event.data.kind } };
    case "OrderDelivered":
      return { ...row, status: "delivered", delivered_at: event.data.deliveredAt };
    case "OrderDeliveryFailed":
      return { ...row, failure: { kind: "delivery", code: event.data.code } };
    case "OrderRefunded":
      return { ...row, refunded_cents: row.refunded_cents + event.data.refundedCents };
    default:
      return row;
  }
}
