import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { PickReason } from "@tablee/domain/order-generation/vocabulary";
import type { DeliverySlot, Diet, Plan } from "@tablee/domain/subscription/vocabulary";

/** The exceptions of a subscription's order, the gravest last. */
export const exceptions = ["none", "relaxed", "replaced", "short"] as const;
export type Exception = (typeof exceptions)[number];

/** A run's result for one subscription. */
export interface PreviewRow {
  readonly subscription_id: SubscriptionId;
  readonly account_id: AccountId;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly diets: readonly Diet[];
  readonly paused: boolean;
  readonly picks: readonly PreviewedPick[];
  /** Hash of the subscription's inputs; with the run's menu it shows whether the row still holds. */
  readonly input_hash: string;
  /** Its index in `exceptions`. */
  readonly exception: number;
}

interface PreviewedPick {
  readonly sku: string;
  readonly quantity: number;
  readonly rank: number;
  readonly reason: PickReason;
}
