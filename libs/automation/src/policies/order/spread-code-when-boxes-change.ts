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

/** What codes promise goes to the next boxes that come: a week that is skipped passes it on, one that comes back may get it. */
export const spreadCodeWhenBoxesChange = policy<AccountEvent | OrderEvent>("spread-code-when-boxes-change", {
  DiscountCodeApplied: (event, context) => (event.data.audience === "sign-up" ? undefined : ofAccount(event, context)),
  DiscountCodeWithdrawn: ofAccount,
  // A new box's discounts were counted by what read models knew: only those that got one have to be gone over.
  OrderGenerated: (event, context) => (event.data.grants.length === 0 ? undefined : ofOrder(event, context)),
  OrderSkipped: ofOrder,
  OrderUnskipped: ofOrder,
  OrderMinimumNotMet: ofOrder,
  OrderFailed: ofOrder,
  // A box with fewer recipes has fewer of them free: the next one gets what it cannot have.
  OrderEdited: ofOrder,
  OrderRemade: ofOrder,
  FirstOrderChanged: ofOrder,
  OrderDeliveryChanged: ofOrder,
});
