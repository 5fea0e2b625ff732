import { addPointsWhenOrderEarnsThem } from "./add-points-when-order-earns-them.ts";
import { alignWeeksWhenSubscriptionChangesState } from "./align-weeks-when-subscription-changes-state.ts";
import { makeOrdersWhenFirstOrderBilled } from "./make-orders-when-first-order-billed.ts";
import { openCapacityWhenMenuPublished } from "./open-capacity-when-menu-published.ts";
import type { Policy } from "./policy.ts";
import { settleCapacityWhenOrderGetsNoBox } from "./settle-capacity-when-order-gets-no-box.ts";

/** Every policy there is. A new one is added here and nowhere else. */
export const allPolicies: readonly Policy[] = [
  openCapacityWhenMenuPublished,
  settleCapacityWhenOrderGetsNoBox,
  addPointsWhenOrderEarnsThem,
  makeOrdersWhenFirstOrderBilled,
  alignWeeksWhenSubscriptionChangesState,
];
