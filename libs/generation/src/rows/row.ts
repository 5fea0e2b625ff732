import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { PickReason } from "@tablee/domain/order-generation/vocabulary";
import type { DeliverySlot, Diet, Plan } from "@tablee/domain/subscription/vocabulary";

/** What is unusual about a subscription's order, the gravest last. */
export const exceptions = ["none", "relaxed", "replaced", "short"] as const;
export type Exception = (typeof exceptions)[number];

/** What a run makes for one subscription. */
export interface PreviewRow {
  readonly subscription_id: SubscriptionId;
  readonly account_id: AccountId;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly diets: readonly Diet[];
  readonly paused: boolean;
  readonly picks: readonly PreviewedPick[];
  /** Hash of what was read of the subscription; with the run's menu it says whether the row still holds. */
  readonly input_hash: string;
  /** Its place in `exceptions`. */
  readonly exception: number;
}

interface PreviewedPick {
  readonly sku: string;
  readonly quantity: number;
  readonly rank: number;
  readonly reason: PickReason;
}
