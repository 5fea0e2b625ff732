import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { idOf } from "@tablee/domain/streams";
import { type ExistingSubscription, openPause, subscription } from "@tablee/domain/subscription/decider";
import { type RecurringItem, recurringNow } from "@tablee/domain/subscription/terms";
import type { DeliverySlot, PauseReason, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import { readModelOf } from "../read-model-of.ts";

export interface SubscriptionRow {
  readonly key: SubscriptionId;
  readonly state: ExistingSubscription;
  readonly account_id: AccountId;
  readonly status: SubscriptionStatus;
  /** `unpaid`: two boxes in a row were not paid, and a policy paused it. */
  readonly pause_reason: PauseReason | "unpaid" | null;
  readonly paused_at: string | null;
  /** When a pause ends automatically. */
  readonly resumes_at: string | null;
  readonly closed_at: string | null;
  readonly region: Region;
  readonly plan: Plan;
  readonly plan_type: Plan["type"];
  readonly tastes: Tastes;
  readonly slot: DeliverySlot;
  /** Market items that come with every box. */
  readonly recurring: readonly RecurringItem[];
  readonly started_at: string;
}

/** One row per subscription: its state, and its newest terms (those of a later week included). */
export const subscriptionsModel = readModelOf<SubscriptionRow>()("subscriptions", {
  version: 6,
  ignores: [],
  columns: {
    key: "text",
    state: "json",
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
    started_at: "timestamptz",
  },
  indexes: ["(account_id)", "(region, status)", "(started_at, key)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    if (!row && event.type !== "SubscriptionStarted") throw new Error(`${event.type} before SubscriptionStarted`);
    const state = subscription.evolve(row?.state ?? subscription.initialState, event) as ExistingSubscription;
    const isUnpaid = event.type === "SubscriptionPaused" ? event.metadata.actor.kind === "system" : row?.pause_reason === "unpaid";
    return { key, state, ...columnsOf(state, isUnpaid) };
  },
});

function columnsOf(state: ExistingSubscription, isUnpaid: boolean): Omit<SubscriptionRow, "key" | "state"> {
  const { region, slot } = state.slots.at(-1)!.value;
  const plan = state.plans.at(-1)!.value;
  const pause = openPause(state);
  const closed = state.status === "closed" ? state : undefined;
  return {
    account_id: state.accountId,
    status: state.status,
    pause_reason: closed?.reason ?? (pause && isUnpaid ? "unpaid" : (pause?.reason ?? null)),
    paused_at: pause?.from ?? null,
    resumes_at: pause?.resumesAt ?? null,
    closed_at: closed?.closedAt ?? null,
    region,
    plan,
    plan_type: plan.type,
    tastes: state.tastes.at(-1)!.value,
    slot,
    recurring: recurringNow(state),
    started_at: state.startedAt,
  };
}
