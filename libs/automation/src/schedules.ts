import type { ICommand } from "@nestjs/cqrs";
import { BillOrder } from "@tablee/commands/billing/bill-order";
import { EndHold } from "@tablee/commands/capacity/end-hold";
import type { CommandContext } from "@tablee/commands/context";
import { ExpireCredit } from "@tablee/commands/credit/expire-credit";
import { DispatchOrder } from "@tablee/commands/delivery/dispatch-order";
import { RecordDelivery } from "@tablee/commands/delivery/record-delivery";
import { SettleAdditions } from "@tablee/commands/late-additions/settle-additions";
import { SendNotice } from "@tablee/commands/notice/send-notice";
import { LockOrder } from "@tablee/commands/order/lock-order";
import { MaturePoints } from "@tablee/commands/points/mature-points";
import { type DueKind, dueKinds } from "@tablee/domain/due/vocabulary";
import { holdOf } from "@tablee/projections/capacity-holds/queries";
import type { Due } from "@tablee/projections/due/queries";
import type { ReadDb } from "@tablee/projections/read-tables";

/** What happens to due things of a kind: the queue that their wake-ups go through, and the use case that a wake-up triggers. */
export interface Schedule {
  readonly queue: string;
  /** Undefined when there is nothing to do any more. */
  command(due: Pick<Due, "key" | "step">, context: CommandContext, facts: ReadDb): ICommand | Promise<ICommand | undefined>;
}

/** Each kind of due thing with its use case, named here once: queues, console, metrics and crash points follow from it. */
export const schedules: Readonly<Record<DueKind, Schedule>> = {
  cutoff: { queue: "cutoffs", command: ({ key: orderId }, context) => new LockOrder({ orderId }, context) },
  billing: { queue: "billing", command: ({ key: orderId }, context) => new BillOrder({ orderId }, context) },
  addition: { queue: "additions", command: ({ key: orderId }, context) => new SettleAdditions({ orderId }, context) },
  dispatch: { queue: "dispatch", command: ({ key: orderId }, context) => new DispatchOrder({ orderId }, context) },
  delivery: { queue: "deliveries", command: ({ key: orderId }, context) => new RecordDelivery({ orderId }, context) },
  maturation: { queue: "maturation", command: ({ key: orderId }, context) => new MaturePoints({ orderId }, context) },
  reminder: {
    queue: "reminders",
    command: ({ key: id, step: hours }, context) =>
      new SendNotice({ about: "order", id, kind: hours === 48 ? "cutoff-in-48-hours" : "cutoff-in-24-hours", channel: "mail" }, context),
  },
  "credit-expiry": { queue: "credits", command: ({ key: accountId }, context) => new ExpireCredit({ accountId }, context) },
  hold: {
    queue: "holds",
    command: async ({ key }, context, facts) => {
      const hold = await holdOf(facts, key);
      return hold && new EndHold({ category: hold.category, streamId: hold.stream_id, orderId: hold.order_id }, context);
    },
  },
};

/** The queues of wake-ups, by the kind of due thing that each wakes for. */
export const queueOf = (kind: DueKind): string => schedules[kind].queue;

/** Every queue of wake-ups; generation has its own, which wakes for runs. */
export const queues: readonly string[] = ["generation", ...dueKinds.map(queueOf)];
