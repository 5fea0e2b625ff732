import { areaById } from "@tablee/domain/geography/areas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import type { ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import { accounts, orders, returnablesOfAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

interface DeliveredBox {
  readonly orderId: OrderId;
  readonly deliveredAt: string;
}

/**
 * Lends what came with a delivered box: a bag, and a zero-waste kit where its area has it. What was out before and was not taken along counts
 * an attempt. A forgotten person is lent nothing: nothing could be asked back. May be repeated.
 */
export async function lendReturnables(streams: Streams, { orderId, deliveredAt }: DeliveredBox, context: CommandContext): Promise<void> {
  const { state: order } = await streams.load(orders, orderId);
  if (order.status !== "delivered") return;
  const { accountId, slot } = order;
  const { state: account } = await streams.load(accounts, accountId);
  if (account.status === "forgotten") return;
  const kinds: readonly ReturnableKind[] = areaById(slot.areaId)?.zeroWaste ? ["bag", "kit"] : ["bag"];
  const { zone } = slot;
  const deliveredOn = toLocal(zone, deliveredAt).date;
  const command = { type: "LendWithDelivery", orderId, kinds, zone, deliveredOn, at: context.at } as const;
  await streams.handle(returnablesOfAccounts, accountId, command, part({ ...context, subject: accountId }, "lend"));
}
