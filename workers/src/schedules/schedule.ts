import type { ICommand } from "@nestjs/cqrs";
import { BillOrder } from "@tablee/commands/billing/bill-order";
import type { CommandContext } from "@tablee/commands/context";
import { ExpireCredit } from "@tablee/commands/credit/expire-credit";
import { DispatchOrder } from "@tablee/commands/delivery/dispatch-order";
import { RecordDelivery } from "@tablee/commands/delivery/record-delivery";
import { SettleAdditions } from "@tablee/commands/late-additions/settle-additions";
import { SendNotice } from "@tablee/commands/notice/send-notice";
import { LockOrder } from "@tablee/commands/order/lock-order";
import { MaturePoints } from "@tablee/commands/points/mature-points";
import { balancesToExpire } from "@tablee/projections/credit-balances/queries";
import { dueNow } from "@tablee/projections/due-orders/queries";
import type { DueKind } from "@tablee/projections/due-orders/read-model";
import { remindersDue } from "@tablee/projections/due-reminders/queries";
import type { ReadDb } from "@tablee/projections/read-tables";

/** One due thing: about which order or account, and which step of it, so that one wake-up is told from the next. */
export interface Due {
  readonly key: string;
  readonly account_id: string;
  readonly step: number;
}

/** A family of due things: the list it is read from, the queue its wake-ups go through, the command that a wake-up triggers. */
export interface Schedule {
  readonly queue: string;
  /** Part of the ids of its wake-ups and commands: never renamed. */
  readonly kind: string;
  due(facts: ReadDb, now: string, limit: number): Promise<readonly Due[]>;
  command(key: string, context: CommandContext, step: number): ICommand;
}

const ofOrders = (kind: DueKind) => (facts: ReadDb, now: string, limit: number) => dueNow(facts, kind, now, limit);

export const schedules: readonly Schedule[] = [
  { queue: "cutoffs", kind: "cutoff", due: ofOrders("cutoff"), command: (orderId, context) => new LockOrder({ orderId }, context) },
  { queue: "billing", kind: "billing", due: ofOrders("billing"), command: (orderId, context) => new BillOrder({ orderId }, context) },
  {
    queue: "additions",
    kind: "addition",
    due: ofOrders("addition"),
    command: (orderId, context) => new SettleAdditions({ orderId }, context),
  },
  {
    queue: "dispatch",
    kind: "dispatch",
    due: ofOrders("dispatch"),
    command: (orderId, context) => new DispatchOrder({ orderId }, context),
  },
  {
    queue: "deliveries",
    kind: "delivery",
    due: ofOrders("delivery"),
    command: (orderId, context) => new RecordDelivery({ orderId }, context),
  },
  {
    queue: "maturation",
    kind: "maturation",
    due: ofOrders("maturation"),
    command: (orderId, context) => new MaturePoints({ orderId }, context),
  },
  {
    queue: "reminders",
    kind: "reminder",
    due: async (facts, now, limit) => (await remindersDue(facts, now, limit)).map((row) => ({ ...row, step: row.hours ?? 0 })),
    command: (orderId, context, hours) =>
      new SendNotice({ kind: hours === 48 ? "cutoff-in-48-hours" : "cutoff-in-24-hours", channel: "mail", orderId }, context),
  },
  {
    queue: "credits",
    kind: "credit-expiry",
    due: async (facts, now, limit) =>
      (await balancesToExpire(facts, now, limit)).map(({ key, changes }) => ({ key, account_id: key, step: changes })),
    command: (accountId, context) => new ExpireCredit({ accountId }, context),
  },
];
