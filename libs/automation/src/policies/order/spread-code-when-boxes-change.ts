import type { CommandContext } from "@tablee/commands/context";
import { spreadCode } from "@tablee/commands/offer/spread-code";
import type { AccountEvent } from "@tablee/domain/account/events";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const ofAccount =
  ({ stream }: Stored<AccountEvent>, context: CommandContext): Act =>
  (send) =>
    send(spreadCode, { accountId: idOf(stream) }, context);

const ofOrder =
  ({ stream }: Stored<OrderEvent>, context: CommandContext): Act =>
  (send) =>
    send(spreadCode, { orderId: idOf(stream) }, context);

/**
 * Spreads a code's grants over the next boxes that will be delivered. A skipped week passes its grant on to a later box, and an unskipped
 * week may get it back.
 */
export const spreadCodeWhenBoxesChange = policy<AccountEvent | OrderEvent>("spread-code-when-boxes-change", {
  DiscountCodeApplied: (event, context) => (event.data.audience === "sign-up" ? undefined : ofAccount(event, context)),
  DiscountCodeWithdrawn: ofAccount,
  // A new box's grants were computed from read models, which may lag: only boxes that got one are checked again.
  OrderGenerated: (event, context) => (event.data.grants.length === 0 ? undefined : ofOrder(event, context)),
  OrderSkipped: ofOrder,
  OrderUnskipped: ofOrder,
  OrderMinimumNotMet: ofOrder,
  OrderFailed: ofOrder,
  // In a box with fewer recipes, fewer of them can be free: the next box gets the rest.
  OrderEdited: ofOrder,
  OrderRemade: ofOrder,
  FirstOrderChanged: ofOrder,
  OrderDeliveryChanged: ofOrder,
});
