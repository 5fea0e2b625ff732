import type { OrderCard } from "@tablee/contracts/schemas";
import { chargeKey } from "../add/charge-key.ts";

const willCharge: ReadonlySet<string> = new Set(["willCharge", "willChargeNoMethod"]);

/** The box that is charged next, as the boxes stand: the soonest that will be, and not one whose payment failed. */
export function nextCharged<Order extends OrderCard>(orders: readonly Order[]): Order | undefined {
  return orders
    .filter((order) => willCharge.has(chargeKey(order)))
    .toSorted((one, other) => (one.chargedAt.at < other.chargedAt.at ? -1 : 1))[0];
}
