import type { LeftOutBecause } from "@tablee/domain/generation/events";
import { never } from "@tablee/domain/kernel/errors";
import { canonicalJson, hashText } from "@tablee/domain/kernel/hash";
import type { AccountId, OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { addMinutes, addWeeks, type Week } from "@tablee/domain/kernel/time";
import type { OrderEvent } from "@tablee/domain/order/events";
import { answered, type Rated, wantingAsBefore, wantingLess } from "@tablee/domain/review/less";
import { ratings } from "@tablee/domain/review/vocabulary";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { effective, type FromWeek, inWeek } from "@tablee/domain/subscription/terms";
import type { DeliverySlot, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import { type Followed, readModelOf } from "../read-model-of.ts";

interface Terms {
  readonly plans: FromWeek<Plan>;
  readonly tastes: FromWeek<Tastes>;
  readonly slots: FromWeek<{ readonly region: Region; readonly slot: DeliverySlot }>;
}

/** The items sent (or to be sent) in a week, by order; `counts` is false for a skipped week. */
type Sent = Readonly<Record<string, { readonly week: Week; readonly skus: readonly string[]; readonly counts: boolean }>>;

export interface GenerationInputRow {
  readonly key: AccountId;
  readonly subscription_id: SubscriptionId | null;
  readonly region: Region | null;
  readonly status: SubscriptionStatus | null;
  readonly first_week: string | null;
  readonly terms: Terms | null;
  /** The instant from which orders are made; null until its first order is paid, where the sign-up requires that. */
  readonly served_from: string | null;
  readonly sent: Sent;
  /** Weeks for which generation recorded that there will be no order, and why. */
  readonly left_out: Readonly<Record<Week, LeftOutBecause>>;
  /** The customer's latest rating of each product, by SKU, 1 to 5, or 0 where less of it is wanted. */
  readonly ratings: Rated["ratings"];
  /** The SKUs of which less is wanted, with the rating that counts once this is undone. */
  readonly less: Rated["less"];
  /** The first week with neither an order nor such a reason, and its delivery region. */
  readonly next_week: string | null;
  readonly next_region: Region | null;
  /** The hash of every input above: a preview holds while it is equal. */
  readonly hash: string;
}

/** Longer than any history that generation uses. */
const REMEMBERED_WEEKS = 16;
/** The sign-up makes the weeks after its first order itself; generation makes those still missing after this. */
const SIGN_UP_MINUTES = 1;

/** The events that generation does not depend on. */
const ignores = eventsWithout("generation-inputs", "subscription", "order", "generation", "review");

type Input = Followed<"generation_inputs", typeof ignores>;
type OfSubscription = Extract<Input, { type: SubscriptionEvent["type"] }>;
type OfOrder = Extract<Input, { type: OrderEvent["type"] }>;

/** One row per account: every input that order generation reads of it. */
export const generationInputsModel = readModelOf<GenerationInputRow>()("generation_inputs", {
  version: 5,
  ignores,
  columns: {
    key: "text",
    subscription_id: "text null",
    region: "text null",
    status: "text null",
    first_week: "date null",
    terms: "jsonb null",
    served_from: "timestamptz null",
    sent: "jsonb",
    left_out: "jsonb",
    ratings: "jsonb",
    less: "jsonb",
    next_week: "date null",
    next_region: "text null",
    hash: "text",
  },
  indexes: ["(region, status, subscription_id)", "(subscription_id)", "(next_week) WHERE status IN ('active', 'paused')"],
  keys(event) {
    if (event.type === "SubscriptionsLeftOut") return event.data.subscriptions.map(({ accountId }) => accountId);
    return event.metadata.subject ? [event.metadata.subject] : [];
  },
  evolve(before, event, key) {
    const row = before ?? { ...nothing, key };
    const next = after(row, event);
    if (next === row) return row;
    return { ...next, ...nextOf(next), hash: hashOf(next) };
  },
});

/**
 * Hashes the inputs that a run reads of a subscription. Orders carry the hash, and are explained by the inputs that give it: the orders
 * made before there were ratings carry the form without them, which an account that has rated nothing keeps. When generation gets a new
 * input, keep both forms.
 */
export const hashOf = ({ subscription_id, status, terms, sent, left_out, ratings }: Omit<GenerationInputRow, "hash">): string => {
  const unrated = [subscription_id, status, terms, sent, left_out];
  return hashText(canonicalJson(Object.keys(ratings).length === 0 ? unrated : [...unrated, ratings]));
};

const nothing: Omit<GenerationInputRow, "key"> = {
  subscription_id: null,
  region: null,
  status: null,
  first_week: null,
  terms: null,
  served_from: null,
  sent: {},
  left_out: {},
  ratings: {},
  less: {},
  next_week: null,
  next_region: null,
  hash: "",
};

function after(row: GenerationInputRow, event: Input): GenerationInputRow {
  switch (event.type) {
    case "SubscriptionsLeftOut":
      return leftOut(row, event.data);
    case "DishReviewed":
      return rated(row, event.data);
    case "LessOfDishWanted":
      return { ...row, ...wantingLess(row, event.data.sku) };
    case "LessOfDishUndone":
      return { ...row, ...wantingAsBefore(row, event.data.sku) };
    case "OrderGenerated":
    case "OrderEdited":
    case "OrderRemade":
    case "OrderSkipped":
    case "OrderMinimumNotMet":
    case "OrderFailed":
    case "OrderUnskipped":
    case "OrderBilled":
      return ofOrder(row, event);
    default:
      return ofSubscription(row, event);
  }
}

function rated(row: GenerationInputRow, { sku, again }: Extract<Input, { type: "DishReviewed" }>["data"]): GenerationInputRow {
  const rating = ratings[again];
  return row.ratings[sku] === rating ? row : { ...row, ...answered(row, sku, rating) };
}

/** Only a "not covered" week counts as settled: one whose inputs could not be read waits until they are repaired. */
function leftOut(row: GenerationInputRow, { week, because }: Extract<Input, { type: "SubscriptionsLeftOut" }>["data"]): GenerationInputRow {
  if (because !== "not-covered") return row;
  const since = addWeeks(week, -REMEMBERED_WEEKS);
  const kept = Object.fromEntries(Object.entries(row.left_out).filter(([other]) => other >= since));
  return { ...row, left_out: { ...kept, [week]: because } };
}

function nextOf({
  next_week,
  first_week,
  terms,
  served_from,
  sent,
  left_out,
}: GenerationInputRow): Pick<GenerationInputRow, "next_week" | "next_region"> {
  let week = next_week ?? first_week;
  if (!week || !terms || !served_from) return { next_week: null, next_region: null };
  const made = new Set(Object.values(sent).map((entry) => entry.week));
  while (made.has(week) || left_out[week]) week = addWeeks(week, 1);
  return { next_week: week, next_region: inWeek(terms.slots, week).region };
}

function ofSubscription(row: GenerationInputRow, event: OfSubscription): GenerationInputRow {
  if (event.type === "SubscriptionStarted") {
    const { subscriptionId, region, plan, tastes, slot, firstWeek, awaitsPayment, startedAt } = event.data;
    const from = <Value>(value: Value): FromWeek<Value> => [{ fromWeek: firstWeek, value }];
    const terms = { plans: from(plan), tastes: from(tastes), slots: from({ region, slot }) };
    return {
      ...row,
      subscription_id: subscriptionId,
      region,
      status: "active",
      first_week: firstWeek,
      terms,
      served_from: awaitsPayment ? null : startedAt,
    };
  }
  const { terms } = row;
  if (!terms) throw new Error(`${event.type} before SubscriptionStarted`);
  switch (event.type) {
    case "PlanChanged":
      return { ...row, terms: { ...terms, plans: effective(terms.plans, event.data.fromWeek, event.data.plan) } };
    case "TastesChanged":
      return { ...row, terms: { ...terms, tastes: effective(terms.tastes, event.data.fromWeek, event.data.tastes) } };
    case "DeliveryMoved":
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
      return never(event);
  }
}

function ofOrder(row: GenerationInputRow, event: OfOrder): GenerationInputRow {
  const orderId = idOf(event.stream);
  const held = row.sent[orderId];
  const put = (sent: Sent[string]): GenerationInputRow => ({ ...row, sent: remember(row.sent, orderId, sent) });
  const picked = (lines: readonly { sku: string; kind: string }[]) =>
    lines.filter((line) => line.kind !== "market").map((line) => line.sku);
  switch (event.type) {
    case "OrderGenerated":
      return put({ week: event.data.week, skus: picked(event.data.lines), counts: !event.data.skipped });
    case "OrderEdited":
    case "OrderRemade":
      return held ? put({ ...held, skus: picked(event.data.lines) }) : row;
    case "OrderSkipped":
    case "OrderMinimumNotMet":
    case "OrderFailed":
      return held ? put({ ...held, counts: false }) : row;
    case "OrderUnskipped":
      return held ? put({ ...held, counts: true }) : row;
    case "OrderBilled":
      return held && !row.served_from
        ? { ...row, first_week: held.week, served_from: addMinutes(event.data.billedAt, SIGN_UP_MINUTES) }
        : row;
    default:
      return never(event);
  }
}

const remember = (sent: Sent, orderId: OrderId, entry: Sent[string]): Sent => {
  const since = addWeeks(entry.week, -REMEMBERED_WEEKS);
  return { ...Object.fromEntries(Object.entries(sent).filter(([, other]) => other.week >= since)), [orderId]: entry };
};
