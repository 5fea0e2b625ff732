import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { idOf } from "@tablee/domain/streams";
import type { DeliverySlot, PauseReason, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import { readModelOf } from "../read-model-of.ts";

export interface SubscriptionRow {
  readonly key: SubscriptionId;
  readonly account_id: AccountId;
  readonly status: SubscriptionStatus;
  /** `unpaid`: two boxes in a row were not paid, and a policy paused it. */
  readonly pause_reason: PauseReason | "unpaid" | null;
  readonly paused_at: string | null;
  /** When a pause ends by itself. */
  readonly resumes_at: string | null;
  readonly closed_at: string | null;
  readonly region: Region;
  readonly plan: Plan;
  readonly plan_type: Plan["type"];
  readonly tastes: Tastes;
  readonly slot: DeliverySlot;
  /** Market items that come with every box. */
  readonly recurring: readonly { readonly sku: string; readonly quantity: number; readonly since: string }[];
  readonly first_week: string;
  readonly started_at: string;
}

/** What holds of a subscription that is not paused. */
const going = { pause_reason: null, paused_at: null, resumes_at: null };

/** One row a subscription, with its newest terms (those of a later week included). */
export const subscriptionsModel = readModelOf<SubscriptionRow>()("subscriptions", {
  version: 4,
  ignores: [],
  columns: {
    key: "text",
    account_id: "text",
    status: "text",
    pause_reason: "text null",
    paused_at: "timestamptz null",
    resumes_at: "timestamptz null",
    closed_at: "timestamptz null",
    region: "text",
    plan: "jsonb",
    plan_type: "text",
    tastes: "jsonb",
    slot: "jsonb",
    recurring: "jsonb",
    first_week: "date",
    started_at: "timestamptz",
  },
  indexes: ["(account_id)", "(region, status)", "(started_at, key)", "(resumes_at) WHERE resumes_at IS NOT NULL"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    if (event.type === "SubscriptionStarted") {
      const { accountId, region, plan, tastes, slot, firstWeek, startedAt } = event.data;
      const terms = { region, plan, plan_type: plan.type, tastes, slot };
      return {
        key,
        account_id: accountId,
        status: "active",
        ...going,
        closed_at: null,
        ...terms,
        recurring: [],
        first_week: firstWeek,
        started_at: startedAt,
      };
    }
    if (!row) throw new Error(`${event.type} before SubscriptionStarted`);
    switch (event.type) {
      case "PlanChanged":
        return { ...row, plan: event.data.plan, plan_type: event.data.plan.type };
      case "TastesChanged":
        return { ...row, tastes: event.data.tastes };
      case "DeliveryMoved":
      case "DeliverySlotChanged":
        return { ...row, region: event.data.region, slot: event.data.slot };
      case "RecurringItemChosen": {
        const { sku, quantity, chosenAt: since } = event.data;
        return { ...row, recurring: [...row.recurring.filter((item) => item.sku !== sku), { sku, quantity, since }] };
      }
      case "RecurringItemEnded":
        return { ...row, recurring: row.recurring.filter((item) => item.sku !== event.data.sku) };
      case "SubscriptionPaused": {
        const { reason, resumesAt, pausedAt } = event.data;
        const because = event.metadata.actor.kind === "system" ? "unpaid" : reason;
        return { ...row, status: "paused", pause_reason: because, paused_at: pausedAt, resumes_at: resumesAt ?? null };
      }
      case "PauseEndMoved":
        return { ...row, resumes_at: event.data.resumesAt ?? null };
      case "SubscriptionResumed":
        return { ...row, ...going, status: "active" };
      case "SubscriptionClosed":
        return { ...row, ...going, status: "closed", pause_reason: event.data.reason, closed_at: event.data.closedAt };
      default:
        return never(event);
    }
  },
});
