import type { ICommand } from "@nestjs/cqrs";
import { BillOrder } from "@tablee/commands/billing/bill-order";
import type { CommandContext } from "@tablee/commands/context";
import { LockOrder } from "@tablee/commands/order/lock-order";
import { RecordDelivery } from "@tablee/commands/order/record-delivery";
import { MaturePoints } from "@tablee/commands/points/mature-points";
import type { DueKind } from "@tablee/projections/due-orders/read-model";

/** A family of due things: the list it is read from, the queue its wake-ups go through, the command that a wake-up triggers. */
export interface Schedule {
  readonly queue: string;
  readonly kind: DueKind;
  command(orderId: string, context: CommandContext): ICommand;
}

export const schedules: readonly Schedule[] = [
  { queue: "cutoffs", kind: "cutoff", command: (orderId, context) => new LockOrder({ orderId }, context) },
  { queue: "billing", kind: "billing", command: (orderId, context) => new BillOrder({ orderId }, context) },
  { queue: "deliveries", kind: "delivery", command: (orderId, context) => new RecordDelivery({ orderId }, context) },
  { queue: "maturation", kind: "maturation", command: (orderId, context) => new MaturePoints({ orderId }, context) },
];
