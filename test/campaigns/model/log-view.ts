import { type Decider, type DomainEvent, fold } from "@tablee/domain/kernel/log/decider";
import { idOf, isOf, type StreamCategory, type StreamId, stockId, streamCategories } from "@tablee/domain/streams";
import type { EventStore } from "@tablee/event-store/event-store";
import type { StoredEvent } from "@tablee/event-store/events";
import { follow } from "@tablee/event-store/follow";
import type { Logged, LogView } from "@tablee/simulation/log-view";

/** The whole log of a real store as rules look at it. */
export class StoredLogView implements LogView {
  readonly streams = new Map<string, Logged[]>();
  readonly count: number;
  readonly #states = new Map<string, unknown>();
  readonly #skus = new Map<string, readonly string[]>();

  private constructor(events: readonly StoredEvent[]) {
    this.count = events.length;
    for (const [position, { stream, revision, type, data, metadata }] of events.entries()) {
      const logged = { stream, revision, position, type, data, at: metadata.at };
      const of = this.streams.get(stream);
      if (of) of.push(logged);
      else this.streams.set(stream, [logged]);
    }
  }

  static async read(store: EventStore): Promise<StoredLogView> {
    const events: StoredEvent[] = [];
    const stop = new AbortController();
    for await (const batch of follow(store, { categories: Object.keys(streamCategories), after: undefined, signal: stop.signal })) {
      events.push(...batch.events);
      if (batch.caughtUp) stop.abort();
    }
    return new StoredLogView(events);
  }

  of(stream: string): readonly Logged[] {
    return this.streams.get(stream) ?? [];
  }

  state<Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>, stream: string): State {
    if (!this.#states.has(stream)) this.#states.set(stream, fold(decider, this.of(stream) as unknown as readonly Event[]));
    return this.#states.get(stream) as State;
  }

  /** Ids of the streams of a category. */
  ids<Category extends StreamCategory>(category: Category): StreamId<Category>[] {
    return [...this.streams.keys()].flatMap((stream) => (isOf(category, stream) ? idOf(stream) : []));
  }

  /** The items of a region's week that have stock. */
  skus(region: string, week: string): readonly string[] {
    const key = stockId(region, week, "");
    const known = this.#skus.get(key) ?? this.ids("stock").flatMap((id) => (id.startsWith(key) ? id.slice(key.length) : []));
    this.#skus.set(key, known);
    return known;
  }
}
