import { type StreamCategory, type StreamId, streamName } from "@tablee/domain/streams";
import type { EventStore } from "@tablee/event-store/event-store";
import type { Aggregate } from "./aggregates.ts";

/** The state before an event of a stream, on which it was decided: the base of its receipt, unaffected by later events. */
export async function stateBefore<Command, Event extends { readonly type: string }, State, Category extends StreamCategory>(
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
