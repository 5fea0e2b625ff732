import type { OutputOf } from "@tablee/contracts/call";
import type { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import type { Instant } from "@tablee/domain/kernel/time";
import type { SubscriptionSummary } from "@tablee/domain/subscription/summary";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { localInstant } from "../views/local-time.ts";

export type SubscriptionView = OutputOf<typeof updateSubscription>["subscription"];

/** A subscription as the read model has it. */
export const viewOfRow = (row: SubscriptionRow): SubscriptionView => ({
  ...viewOf({
    status: row.status,
    plan: row.plan,
    region: row.region,
    slot: row.slot,
    pausedAt: row.paused_at ?? undefined,
    resumesAt: row.resumes_at ?? undefined,
    closedAt: row.closed_at ?? undefined,
  }),
  pauseReason: row.status === "paused" ? row.pause_reason : null,
});

/** A subscription as a command of its customer has just left it. */
export function viewOf({ slot, pausedAt, pauseReason, resumesAt, closedAt, ...summary }: SubscriptionSummary): SubscriptionView {
  const local = (at: Instant | undefined) => (at === undefined ? null : localInstant(at, slot.zone));
  return {
    ...summary,
    weekday: slot.weekday,
    window: slot.window,
    pausedAt: local(pausedAt),
    pauseReason: pauseReason ?? null,
    resumesAt: local(resumesAt),
    closedAt: local(closedAt),
  };
}
