import type { Week } from "@tablee/domain/kernel/time";
import { order } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { Order } from "@tablee/domain/order/state";
import { earlierHashesOf, hashInput, type SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { type Reviews, reviews as reviewsDecider } from "@tablee/domain/review/decider";
import type { ReviewEvent } from "@tablee/domain/review/events";
import { categoryOf } from "@tablee/domain/streams";
import { type Subscription, subscription as subscriptionDecider } from "@tablee/domain/subscription/decider";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { Stored, StoredEvent } from "@tablee/event-store/events";
import type { History } from "./history.ts";

/** A subscription, its orders and its account's reviews at one time. */
interface Moment {
  readonly subscription: Subscription;
  readonly reviews: Reviews;
  readonly orders: ReadonlyMap<string, Made>;
}

/** An order at that time, and the lines that it was made with. */
interface Made {
  readonly state: Exclude<Order, { status: "none" }>;
  readonly first: readonly { readonly sku: string }[];
}

/**
 * The lines of an earlier week's order that counted as sent: its lines at the time, those it was made with, or none because it was made
 * skipped.
 */
const sentOf: readonly ((made: Made) => readonly { readonly sku: string }[])[] = [
  ({ state }) => state.lines,
  ({ state }) => (state.status === "skipped" ? [] : state.lines),
  ({ first }) => first,
];

/**
 * Recomputes the inputs with a given hash that a sign-up read, or the policy that makes a new subscription's other weeks: the terms, and
 * the orders of earlier weeks from the first one that it made.
 */
export function inputsOfSignUp(history: History, week: Week, hash: string): SubscriptionInput | undefined {
  for (const { subscription, orders, reviews } of momentsOf(history).toReversed()) {
    if (subscription.status === "none") continue;
    const { subscriptionId } = subscription;
    const read = {
      subscriptionId,
      plan: inWeek(subscription.plans, week),
      tastes: inWeek(subscription.tastes, week),
      ratings: reviews.ratings,
    };
    for (const recent of recentIn([...orders.values()], week)) {
      const input = { ...read, recent };
      if (hashInput(input) === hash || earlierHashesOf(input).includes(hash)) return { ...input, hash };
    }
  }
  return undefined;
}

function momentsOf({ events }: History): readonly Moment[] {
  const moments: Moment[] = [{ subscription: subscriptionDecider.initialState, orders: new Map(), reviews: reviewsDecider.initialState }];
  for (const event of events) moments.push(momentAfter(moments.at(-1)!, event));
  return moments;
}

function momentAfter(moment: Moment, event: StoredEvent): Moment {
  const { subscription, orders, reviews } = moment;
  const category = categoryOf(event.stream);
  if (category === "subscription")
    return { ...moment, subscription: subscriptionDecider.evolve(subscription, event as Stored<SubscriptionEvent>) };
  if (category === "review") return { ...moment, reviews: reviewsDecider.evolve(reviews, event as Stored<ReviewEvent>) };
  const before = orders.get(event.stream);
  const state = order.evolve(before?.state ?? order.initialState, event as Stored<OrderEvent>);
  if (state.status === "none") return moment;
  return { ...moment, orders: new Map(orders).set(event.stream, { state, first: before?.first ?? state.lines }) };
}

/** The possible histories before a week: nothing sent, or everything sent from some week on. */
function* recentIn(orders: readonly Made[], week: Week): Generator<SubscriptionInput["recent"]> {
  const earlier = orders.filter(({ state }) => state.week < week).sort((a, b) => (a.state.week < b.state.week ? -1 : 1));
  for (let from = 0; from < earlier.length; from++) {
    for (const sent of sentOf) yield earlier.slice(from).flatMap((made) => sent(made).map(({ sku }) => [sku, made.state.week] as const));
  }
  yield [];
}
