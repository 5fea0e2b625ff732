import { SpreadCode } from "@tablee/commands/offer/spread-code";
import type { AccountEvent } from "@tablee/domain/account/events";
import type { OrderEvent } from "@tablee/domain/order/events";
import { categoryOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Policy } from "./policy.ts";

/** What codes promise goes to the next boxes that come: a week that is skipped passes it on, one that comes back may get it. */
export const spreadCodeWhenBoxesChange: Policy = {
  name: "spread-code-when-boxes-change",
  categories: ["account", "order"],
  types: [
    "DiscountCodeApplied",
    "DiscountCodeWithdrawn",
    "OrderGenerated",
    "OrderSkipped",
    "OrderUnskipped",
    "OrderMinimumNotMet",
    "OrderFailed",
    // A box with fewer recipes has fewer of them free: the next one gets what it cannot have.
    "OrderEdited",
    "OrderDeliveryChanged",
  ],
  commands(stored, context) {
    const event = stored as Stored<AccountEvent | OrderEvent>;
    if (event.type === "DiscountCodeApplied" && event.data.audience === "sign-up") return [];
    // A new box's discounts were counted by what read models knew: only those that got one have to be gone over.
    if (event.type === "OrderGenerated" && event.data.grants.length === 0) return [];
    const category = categoryOf(event.stream);
    const id = event.stream.slice(category.length + 1);
    return [new SpreadCode(category === "account" ? { accountId: id } : { orderId: id }, context)];
  },
};
