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

/** Spreads a code's grants over the next boxes that come: a skipped week passes its grants on, an unskipped one may get them. */
export const spreadCodeWhenBoxesChange = policy<AccountEvent | OrderEvent>("spread-code-when-boxes-change", {
  DiscountCodeApplied: (event, context) => (event.data.audience === "sign-up" ? undefined : ofAccount(event, context)),
  DiscountCodeWithdrawn: ofAccount,
  // A new box's grants were computed from read models, which may lag: only boxes that got one are checked again.
  OrderGenerated: (event, context) => (event.data.grants.length === 0 ? undefined : ofOrder(event, context)),
  OrderSkipped: ofOrder,
  OrderUnskipped: ofOrder,
  OrderMinimumNotMet: ofOrder,
  OrderFailed: ofOrder,
  // A box with fewer recipes can have fewer of them free: the next box gets the rest.
  OrderEdited: ofOrder,
  OrderRemade: ofOrder,
  FirstOrderChanged: ofOrder,
  OrderDeliveryChanged: ofOrder,
});
