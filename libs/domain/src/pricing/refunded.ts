import { lineKey } from "./lines.ts";
import type { RefundAsked } from "./refund-asked.ts";

/** The refunded part of an order, or of one of its additions: units by the line's key. */
export interface Refunded {
  readonly units: ReadonlyMap<string, number>;
  readonly deliveryFee: boolean;
}

export function refundedSoFar(refunds: readonly RefundAsked[], additionId: string | undefined): Refunded {
  const units = new Map<string, number>();
  let deliveryFee = false;
  for (const refund of refunds.filter((each) => each.additionId === additionId)) {
    deliveryFee ||= refund.deliveryFee;
    for (const line of refund.lines) units.set(lineKey(line), (units.get(lineKey(line)) ?? 0) + line.quantity);
  }
  return { units, deliveryFee };
}
