import type { Decider, DomainEvent } from "@tablee/domain/kernel/log/decider";
import type { Instant } from "@tablee/domain/kernel/time";
import { idOf, isOf, type StreamCategory, type StreamId } from "@tablee/domain/streams";
import type { StoredEvent } from "@tablee/event-store/events";
import type { MemoryLog } from "./memory-log.ts";

export interface Logged extends DomainEvent {
  readonly stream: string;
  readonly revision: number;
  /** Grows with every event of the log, in any stream. */
  readonly position: number;
  readonly at: Instant;
}

/** A log as the model's rules read it: the events of a stream in order, and their state by the stream's decider. */
export interface LogView {
  /** Ids of the streams of a category. */
  ids<Category extends StreamCategory>(category: Category): readonly StreamId<Category>[];
  of(stream: string): readonly Logged[];
  state<Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>, stream: string): State;
}

/** A view of a log in memory. */
export class MemoryLogView implements LogView {
  readonly #log: MemoryLog;
  readonly #streams = new Map<string, Logged[]>();
  readonly #states = new Map<string, { readonly state: unknown; readonly count: number }>();

  constructor(log: MemoryLog) {
    this.#log = log;
  }

  of(stream: string): readonly Logged[] {
    const events = this.#log.of(stream);
    const known = this.#streams.get(stream) ?? [];
    if (known.length < events.length) {
      known.push(...events.slice(known.length).map(logged));
      this.#streams.set(stream, known);
    }
    return known;
  }

  ids<Category extends StreamCategory>(category: Category): readonly StreamId<Category>[] {
    const streams = new Set(this.#log.events.map(({ stream }) => stream).filter((stream) => isOf(category, stream)));
    return [...streams].map((stream) => idOf(stream));
  }

  state<Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>, stream: string): State {
    const events = this.#log.of(stream);
    const known = this.#states.get(stream) as { readonly state: State; readonly count: number } | undefined;
    let state = known?.state ?? decider.initialState;
    for (const event of events.slice(known?.count ?? 0)) state = decider.evolve(state, event as unknown as Event);
    this.#states.set(stream, { state, count: events.length });
    return state;
  }
}

const logged = ({ type, data, stream, revision, position, metadata }: StoredEvent): Logged => ({
  type,
  data,
  stream,
  revision,
  position: Number(position),
  at: metadata.at,
});
