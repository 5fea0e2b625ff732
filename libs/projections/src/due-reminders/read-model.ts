import { type AccountId, type OrderId, orderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import type { NoticeEvent } from "@tablee/domain/notice/events";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf, isOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { readModelOf } from "../read-model-of.ts";

/** Hours before the cutoff at which customers are reminded of it. */
const steps = [48, 24] as const;

export interface DueReminderRow {
  readonly key: OrderId;
  readonly account_id: AccountId;
  readonly cutoff_at: string;
  readonly open: boolean;
  /** Hours before the cutoff of the next reminder, and its instant; null: none any more. */
  readonly hours: (typeof steps)[number] | null;
  readonly due_at: string | null;
}

/** The next reminder of each order that can still be changed. It never parks; it halts and alerts. */
export const dueRemindersModel = readModelOf<DueReminderRow>()("due_reminders", {
  version: 1,
  ignores: [],
  halts: true,
  columns: {
    key: "text",
    account_id: "text",
    cutoff_at: "timestamptz",
    open: "boolean",
    hours: "integer null",
    due_at: "timestamptz null",
  },
  indexes: ["(due_at) WHERE due_at IS NOT NULL"],
  keys(event) {
    if (isOf("order", event.stream)) return [idOf(event.stream)];
    const { kind, subject } = (event as Stored<NoticeEvent>).data;
    return kind.startsWith("cutoff-in-") && subject.kind === "order" ? [orderId(subject.id)] : [];
  },
  evolve(row, stored, key) {
    const event = stored as Stored<OrderEvent | NoticeEvent>;
    const { at } = event.metadata;
    switch (event.type) {
      case "OrderGenerated": {
        const { accountId: account_id, calendar, skipped, firstOrder } = event.data;
        return next({ key, account_id, cutoff_at: calendar.cutoffAt, open: !skipped && !firstOrder, hours: null, due_at: null }, at);
      }
      case "OrderDeliveryChanged":
        return row && next({ ...row, cutoff_at: event.data.calendar.cutoffAt }, at);
      case "OrderUnskipped":
        return row && next({ ...row, open: true }, at);
      case "OrderSkipped":
      case "OrderLocked":
      case "OrderMinimumNotMet":
        return row && { ...row, open: false, hours: null, due_at: null };
      case "NoticeSent":
      case "NoticeNotWanted":
        return row && next(row, row.due_at ?? at);
      default:
        return row;
    }
  },
});

/** The first reminder after an instant. */
function next(row: DueReminderRow, after: string): DueReminderRow {
  const hours = row.open ? steps.find((step) => addHours(row.cutoff_at, -step) > after) : undefined;
  return { ...row, hours: hours ?? null, due_at: hours === undefined ? null : addHours(row.cutoff_at, -hours) };
}
