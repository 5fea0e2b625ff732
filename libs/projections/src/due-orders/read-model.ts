import { calendarPolicies } from "@tablee/domain/calendar/policy";
import type { DueKind } from "@tablee/domain/due/vocabulary";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addMinutes } from "@tablee/domain/kernel/time";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { PointsEvent } from "@tablee/domain/points/events";
import { idOf, isOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { readModelOf } from "../read-model-of.ts";
import { accountOf } from "../runtime/account-of.ts";

type OrderDueKind = Extract<DueKind, "cutoff" | "billing" | "addition" | "dispatch" | "delivery" | "maturation">;

export interface DueOrderRow {
  readonly key: OrderId;
  readonly account_id: AccountId;
  /** What has to be done next, and when; null: nothing. */
  readonly kind: OrderDueKind | null;
  readonly due_at: string | null;
  /** When a started charge of an addition, or of a change of a first order, is resumed; null: there is none. */
  readonly addition_due: string | null;
  /** What is due of the order itself while its additions come first. */
  readonly order_kind: OrderDueKind | null;
  readonly order_due: string | null;
  /** Tells one wake-up from the next of the same kind. */
  readonly step: number;
  readonly calendar: Extract<OrderEvent, { type: "OrderGenerated" }>["data"]["calendar"] | null;
  readonly delivered_at: string | null;
  /** When the order ends, or ended, without a box: points that wait for it are forfeited then. */
  readonly ended_at: string | null;
  readonly pending_points: number;
}

/** When a charge that was started, or was about to start at sign-up, is resumed unless it has ended. */
const resumeAt = (row: DueOrderRow, since: string): string =>
  addMinutes(since, policyOn(calendarPolicies, row.calendar?.deliveryDate ?? since.slice(0, 10)).chargePatienceMinutes);

/** What is due of each order: the list that the schedules read. It never parks; it halts and alerts. */
export const dueOrdersModel = readModelOf<DueOrderRow>()("due_orders", {
  version: 7,
  ignores: [],
  halts: true,
  columns: {
    key: "text",
    account_id: "text",
    kind: "text null",
    due_at: "timestamptz null",
    addition_due: "timestamptz null",
    order_kind: "text null",
    order_due: "timestamptz null",
    step: "integer",
    calendar: "jsonb null",
    delivered_at: "timestamptz null",
    ended_at: "timestamptz null",
    pending_points: "double precision",
  },
  indexes: ["(kind, due_at) WHERE kind IS NOT NULL"],
  keys: (stored) => (isOf("order", stored.stream) ? [idOf(stored.stream)] : ordersOfPoints(stored as Stored<PointsEvent>)),
  evolve(before, stored, key) {
    const event = stored as Stored<OrderEvent | PointsEvent>;
    const row = before ?? empty(key, accountOf(event));
    return additionsFirst(settle(step(stepOfOrder(row), event)));
  },
});

const ordersOfPoints = ({ type, data }: Stored<PointsEvent>): OrderId[] =>
  type === "PointsEnded" ? data.orders.map(({ orderId }) => orderId) : [data.orderId];

const empty = (key: OrderId, accountId: AccountId): DueOrderRow => ({
  key,
  account_id: accountId,
  kind: null,
  due_at: null,
  addition_due: null,
  order_kind: null,
  order_due: null,
  step: 0,
  calendar: null,
  delivered_at: null,
  ended_at: null,
  pending_points: 0,
});

const due = (row: DueOrderRow, kind: OrderDueKind, at: string | undefined): DueOrderRow => ({
  ...row,
  kind,
  due_at: at ?? null,
  step: row.step + 1,
});
const idle = (row: DueOrderRow): DueOrderRow => ({ ...row, kind: null, due_at: null });

/** What is due of the order itself, whatever its additions wait for. */
const stepOfOrder = (row: DueOrderRow): DueOrderRow =>
  row.addition_due === null ? row : { ...row, kind: row.order_kind, due_at: row.order_due };

/** A started charge of an addition comes first: its process is probably still working on it; after a while it is resumed. */
const additionsFirst = (row: DueOrderRow): DueOrderRow =>
  row.addition_due === null
    ? { ...row, order_kind: null, order_due: null }
    : { ...row, order_kind: row.kind, order_due: row.due_at, kind: "addition", due_at: row.addition_due };

/** Points that wait for an order are due as soon as it is delivered, or never will be. */
const settle = (row: DueOrderRow): DueOrderRow => {
  const since = row.delivered_at ?? row.ended_at;
  if (row.kind !== null && row.kind !== "maturation") return row;
  if (row.pending_points > 0 && since) return row.kind === "maturation" ? row : due(row, "maturation", since);
  return row.kind === "maturation" ? idle(row) : row;
};

function step(row: DueOrderRow, event: Stored<OrderEvent | PointsEvent>): DueOrderRow {
  switch (event.type) {
    case "OrderGenerated": {
      const made = { ...row, account_id: event.data.accountId, calendar: event.data.calendar };
      return event.data.skipped ? idle(made) : due(made, "cutoff", event.data.calendar.lockAt);
    }
    case "OrderUnskipped":
      return due({ ...row, ended_at: null }, "cutoff", row.calendar?.lockAt);
    case "OrderSkipped":
      // It may be unskipped until its cutoff; its pending points are forfeited only then.
      return idle({ ...row, ended_at: row.calendar?.lockAt ?? event.data.skippedAt });
    case "OrderMinimumNotMet":
      return idle({ ...row, ended_at: event.data.judgedAt });
    case "OrderLocked":
      // A first order is locked early, and charged at once when the sign-up is completed.
      return due(
        row,
        "billing",
        event.data.lockedAt < (row.calendar?.lockAt ?? "") ? resumeAt(row, event.data.lockedAt) : row.calendar?.billingAt,
      );
    case "OrderBillingStarted":
      return due(row, "billing", resumeAt(row, event.data.startedAt));
    case "OrderPaymentFailed":
      return event.data.nextAttemptAt ? due(row, "billing", event.data.nextAttemptAt) : idle(row);
    case "OrderFailed":
      return idle({ ...row, ended_at: event.data.failedAt });
    case "OrderDeliveryChanged": {
      const moved = { ...row, calendar: event.data.calendar };
      return row.kind === "cutoff"
        ? due(moved, "cutoff", event.data.calendar.lockAt)
        : idle({ ...moved, ended_at: row.ended_at && event.data.calendar.lockAt });
    }
    case "OrderBilled":
      return due(row, "dispatch", row.calendar?.deliveryFrom);
    case "LateAdditionBillingStarted":
    case "FirstOrderChangeStarted":
      return { ...row, addition_due: resumeAt(row, event.data.startedAt), step: row.step + 1 };
    case "LateAdditionBilled":
    case "LateAdditionPaymentFailed":
    case "FirstOrderChangeFailed":
      return { ...row, addition_due: null, step: row.step + 1 };
    case "FirstOrderChanged":
      // One that cost less was made at once.
      return row.addition_due === null ? row : { ...row, addition_due: null, step: row.step + 1 };
    case "OrderOutForDelivery":
      return due(row, "delivery", event.data.expectedUntil);
    case "OrderDeliveryFailed":
      return event.data.retryAt ? due(row, "dispatch", event.data.retryAt) : idle(row);
    case "OrderDelivered":
      return idle({ ...row, delivered_at: event.data.deliveredAt });
    case "PointsPending":
      return { ...row, pending_points: row.pending_points + event.data.points };
    case "PendingPointsTakenBack":
      return { ...row, pending_points: row.pending_points - event.data.points };
    case "PointsMatured":
    case "PointsForfeited":
    case "PointsEnded":
      return { ...row, pending_points: 0 };
    default:
      return row;
  }
}
