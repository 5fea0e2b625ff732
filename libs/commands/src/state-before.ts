import type { OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { type StreamCategory, type StreamId, streamName } from "@tablee/domain/streams";
import type { EventStore } from "@tablee/event-store/event-store";
import { type Aggregate, orders, subscriptions } from "./aggregates.ts";
import type { StartedSubscription } from "./order/making/first-week.ts";
import type { ExistingOrder } from "./order/own-order.ts";

/** The order before one of its events; undefined before its first one. */
export async function orderBefore(store: EventStore, orderId: OrderId, revision: number): Promise<ExistingOrder | undefined> {
  const order = await stateBefore(store, orders, orderId, revision);
  return order.status === "none" ? undefined : order;
}

/** The slots that a subscription had before one of its events, by week; undefined before its first one. */
export async function slotsBefore(
  store: EventStore,
  subscriptionId: SubscriptionId,
  revision: number,
): Promise<StartedSubscription["slots"] | undefined> {
  const subscription = await stateBefore(store, subscriptions, subscriptionId, revision);
  return subscription.status === "none" ? undefined : subscription.slots;
}

/** The state before an event of a stream, on which it was decided: the base of its receipt, unaffected by later events. */
async function stateBefore<Command, Event extends { readonly type: string }, State, Category extends StreamCategory>(
  store: EventStore,
  aggregate: Aggregate<Command, Event & { readonly data: object }, State, Category>,
  id: StreamId<Category>,
  revision: number,
): Promise<State> {
  const events = await store.read(streamName(aggregate.category, id));
  return events
    .filter((event) => event.revision < revision)
    .reduce<State>((state, event) => aggregate.decider.evolve(state, event as never), aggregate.decider.initialState);
}
