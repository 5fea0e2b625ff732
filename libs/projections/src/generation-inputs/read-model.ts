import { canonicalJson, hashText } from "@tablee/domain/kernel/hash";
import type { Region } from "@tablee/domain/kernel/region";
import { addWeeks, type Week } from "@tablee/domain/kernel/time";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { effective, type FromWeek } from "@tablee/domain/subscription/terms";
import type { DeliverySlot, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import type { Stored } from "@tablee/event-store/events";
import { readModel } from "../runtime/read-model.ts";

interface Terms {
  readonly plans: FromWeek<Plan>;
  readonly tastes: FromWeek<Tastes>;
  readonly slots: FromWeek<{ readonly region: Region; readonly slot: DeliverySlot }>;
}

/** What was (or will be) sent in a week, by order; `counts` is false for a week that is skipped. */
type Sent = Readonly<Record<string, { readonly week: Week; readonly skus: readonly string[]; readonly counts: boolean }>>;

export interface GenerationInputRow {
  readonly key: string;
  readonly subscription_id: string | null;
  readonly region: Region | null;
  readonly status: SubscriptionStatus | null;
  readonly first_week: string | null;
  readonly terms: Terms | null;
  readonly sent: Sent;
  /** Of everything above that generation reads: equal, and a preview still holds. */
  readonly hash: string;
}

/** Longer than anything is remembered by generation. */
const REMEMBERED_WEEKS = 16;

/** One row an account: everything that order generation reads of it. */
export const generationInputsModel = readModel<GenerationInputRow>({
  name: "generation_inputs",
  version: 1,
  categories: ["subscription", "order"],
  columns: {
    key: "text",
    subscription_id: "text null",
    region: "text null",
    status: "text null",
    first_week: "date null",
    terms: "jsonb null",
    sent: "jsonb",
    hash: "text",
  },
  indexes: ["(region, status, subscription_id)", "(subscription_id)"],
  keys: (event) => (event.metadata.subject ? [event.metadata.subject] : []),
  evolve(before, stored, key) {
    const event = stored as Stored<SubscriptionEvent | OrderEvent>;
    const row = before ?? { key, subscription_id: null, region: null, status: null, first_week: null, terms: null, sent: {}, hash: "" };
    const next = event.stream.startsWith("order-")
      ? ofOrder(row, event as Stored<OrderEvent>)
      : ofSubscription(row, event as Stored<SubscriptionEvent>);
    return next === row ? row : { ...next, hash: hashText(canonicalJson([next.subscription_id, next.status, next.terms, next.sent])) };
  },
});

function ofSubscription(row: GenerationInputRow, event: Stored<SubscriptionEvent>): GenerationInputRow {
  if (event.type === "SubscriptionStarted") {
    const { subscriptionId, region, plan, tastes, slot, firstWeek } = event.data;
    const from = <Value>(value: Value): FromWeek<Value> => [{ fromWeek: firstWeek, value }];
    const terms = { plans: from(plan), tastes: from(tastes), slots: from({ region, slot }) };
    return { ...row, subscription_id: subscriptionId, region, status: "active", first_week: firstWeek, terms };
  }
  const { terms } = row;
  if (!terms) throw new Error(`${event.type} before SubscriptionStarted`);
  switch (event.type) {
    case "PlanChanged":
      return { ...row, terms: { ...terms, plans: effective(terms.plans, event.data.fromWeek, event.data.plan) } };
    case "TastesChanged":
      return { ...row, terms: { ...terms, tastes: effective(terms.tastes, event.data.fromWeek, event.data.tastes) } };
    case "DeliverySlotChanged": {
      const { region, slot, fromWeek } = event.data;
      return { ...row, region, terms: { ...terms, slots: effective(terms.slots, fromWeek, { region, slot }) } };
    }
    case "SubscriptionPaused":
      return { ...row, status: "paused" };
    case "SubscriptionResumed":
      return { ...row, status: "active" };
    case "SubscriptionClosed":
      return { ...row, status: "closed" };
    default:
      return row;
  }
}

function ofOrder(row: GenerationInputRow, event: Stored<OrderEvent>): GenerationInputRow {
  const orderId = event.stream.slice("order-".length);
  const held = row.sent[orderId];
  const put = (sent: Sent[string]): GenerationInputRow => ({ ...row, sent: remember(row.sent, orderId, sent) });
  const picked = (lines: readonly { sku: string; kind: string }[]) =>
    lines.filter((line) => line.kind !== "market").map((line) => line.sku);
  switch (event.type) {
    case "OrderGenerated":
      return put({ week: event.data.week, skus: picked(event.data.lines), counts: !event.data.skipped });
    case "OrderEdited":
      return held ? put({ ...held, skus: picked(event.data.lines) }) : row;
    case "OrderSkipped":
    case "OrderMinimumNotMet":
    case "OrderFailed":
      return held ? put({ ...held, counts: false }) : row;
    case "OrderUnskipped":
      return held ? put({ ...held, counts: true }) : row;
    default:
      return row;
  }
}

const remember = (sent: Sent, orderId: string, entry: Sent[string]): Sent => {
  const since = addWeeks(entry.week, -REMEMBERED_WEEKS);
  return { ...Object.fromEntries(Object.entries(sent).filter(([, other]) => other.week >= since)), [orderId]: entry };
};
