import type { Instant } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { resumedAtOf, summaryOf } from "@tablee/domain/subscription/summary";
import type { StandingAfterFailure } from "@tablee/notices/context";
import { subscriptions } from "../aggregates.ts";
import type { Streams } from "../steps.ts";
import { isSecondUnpaid } from "./pause-after-failed-weeks.ts";

/**
 * The standing of a subscription after one of its boxes failed at an instant. The policy that pauses it for two unpaid boxes may not have
 * run yet; a subscription that was resumed since is active again.
 */
export async function standingAfterFailure(streams: Streams, order: ExistingOrder, failedAt: Instant): Promise<StandingAfterFailure> {
  const { state } = await streams.load(subscriptions, order.subscriptionId);
  const { status = "closed", pausedAt = failedAt } = summaryOf(state) ?? {};
  if (status === "closed") return "closed";
  const isResumedSince = status === "active" && (resumedAtOf(state) ?? "") >= failedAt;
  if (isResumedSince || pausedAt < failedAt) return status;
  return (await isSecondUnpaid(streams, order)) ? "paused-unpaid" : status;
}
