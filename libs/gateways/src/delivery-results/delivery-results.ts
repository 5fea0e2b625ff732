import type { OrderId } from "@tablee/domain/kernel/ids";
export interface Delivery {
  readonly orderId: OrderId;
  readonly depotId: string;
  /** End of the promised window. */
  readonly deliveryUntil: string;
}

export type DeliveryResult =
  | { readonly result: "delivered" }
  | { readonly result: "failed"; readonly code: string }
  | { readonly result: "under-way" };

/** The delivery-routing service's results: the outcome of a box. */
export interface DeliveryResults {
  resultOf(delivery: Delivery): Promise<DeliveryResult>;
}

/** A routing service whose drivers are never late: every box is handed over by the end of its window. */
export const embeddedDeliveryResults: DeliveryResults = { resultOf: async () => ({ result: "delivered" }) };
