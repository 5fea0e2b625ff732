import { categoryOf, definitionOf, idOf, type StreamCategory } from "../../streams.ts";
import type { Decider, DomainEvent } from "../decider.ts";
import { isRefusal } from "../errors.ts";
import type { Instant } from "../time.ts";

export interface Logged extends DomainEvent {
  readonly stream: string;
  readonly revision: number;
  /** Grows with every event of the log, whatever its stream. */
  readonly position: number;
  readonly at: Instant;
}

/** A log as its rules look at it: the events of a stream in their order, and what the stream's decider makes of them. */
export interface Told {
  of(stream: string): readonly Logged[];
  /** Ids of the streams of a category. */
  ids(category: StreamCategory): readonly string[];
  state<Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>, stream: string): State;
}

/** What a process that was killed before its next append leaves behind: nothing after this. */
export class Died extends Error {}

/** An event store of a few streams in memory, with the states folded as it goes. Remembers every refusal. */
export class Log implements Told {
  readonly events: Logged[] = [];
  readonly refused = new Map<string, number>();
  readonly #states = new Map<string, { readonly state: unknown; readonly revision: number }>();
  readonly #streams = new Map<string, Logged[]>();
  /** Appends left before the process dies; undefined: it lives. */
  appendsLeft: number | undefined;

  of(stream: string): readonly Logged[] {
    return this.#streams.get(stream) ?? [];
  }

  ids(category: StreamCategory): readonly string[] {
    return [...this.#streams.keys()].filter((stream) => categoryOf(stream) === category).map(idOf);
  }

  state<Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>, stream: string): State {
    return (this.#states.get(stream)?.state as State | undefined) ?? decider.initialState;
  }

  /** Decides and appends; answers the events, or the code of the refusal. */
  handle<Command, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    stream: string,
    command: Command,
    at: Instant,
  ): readonly Event[] | string {
    let state = this.state(decider, stream);
    const decision = decider.decide(command, state);
    if (isRefusal(decision)) {
      this.refused.set(decision.refused, (this.refused.get(decision.refused) ?? 0) + 1);
      return decision.refused;
    }
    if (decision.length === 0) return decision;
    if (this.appendsLeft === 0) throw new Died();
    if (this.appendsLeft !== undefined) this.appendsLeft--;
    let revision = this.#states.get(stream)?.revision ?? -1;
    const events = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, events);
    for (const event of decision) {
      definitionOf(event.type).data.parse(event.data);
      state = decider.evolve(state, event);
      const logged = { ...event, stream, revision: ++revision, position: this.events.length, at };
      this.events.push(logged);
      events.push(logged);
    }
    this.#states.set(stream, { state, revision });
    return decision;
  }
}
