import type { CommandContext } from "@tablee/commands/context";
import { settleCredit } from "@tablee/commands/credit/settle-credit";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const ofOrder =
  ({ stream }: Stored<OrderEvent>, context: CommandContext): Act =>
  (send) =>
    send(settleCredit, { orderId: idOf(stream) }, context);

type OfAddition = Stored<Extract<OrderEvent, { readonly type: "LateAdditionBilled" | "LateAdditionDropped" }>>;

const ofAddition =
  ({ stream, data: { additionId } }: OfAddition, context: CommandContext): Act =>
  (send) =>
    send(settleCredit, { orderId: idOf(stream), additionId }, context);

type OfChange = Stored<Extract<OrderEvent, { readonly type: "FirstOrderChanged" | "FirstOrderChangeFailed" }>>;

const ofChange =
  ({ stream, data: { changeId } }: OfChange, context: CommandContext): Act =>
  (send) =>
    send(settleCredit, { orderId: idOf(stream), changeId }, context);

export const settleCreditWhenOrderIsPaidOrEnds = policy<OrderEvent>("settle-credit-when-order-is-paid-or-ends", {
  OrderBilled: ofOrder,
  OrderSkipped: ofOrder,
  OrderMinimumNotMet: ofOrder,
  OrderFailed: ofOrder,
  FirstOrderChanged: ofChange,
  FirstOrderChangeFailed: ofChange,
  LateAdditionBilled: ofAddition,
  LateAdditionDropped: ofAddition,
});
