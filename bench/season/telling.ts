import type { Aggregate } from "@tablee/commands/aggregates";
import { type Actor, system } from "@tablee/domain/kernel/actor";
import type { DomainEvent } from "@tablee/domain/kernel/decider";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { definitionOf, streamName } from "@tablee/domain/streams";
import type { ExpectedRevision } from "@tablee/event-store/event-store";
import type { NewEvent } from "@tablee/event-store/events";

/** Events of one stream that are appended together. */
export interface Part {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly expected: ExpectedRevision;
}

/** A stream that its own decider makes, so that nothing stands in the log that the product would not have written. */
export class Telling<Command, Event extends DomainEvent, State> {
  readonly #aggregate: Aggregate<Command, Event, State>;
  readonly #stream: string;
  readonly #subject: string | undefined;
  readonly #actor: Actor;
  #events: NewEvent[] = [];
  #taken = 0;
  #said = 0;
  state: State;

  constructor(aggregate: Aggregate<Command, Event, State>, id: string, subject?: string, actor: Actor = system("season")) {
    this.#aggregate = aggregate;
    this.#stream = streamName(aggregate.category, id);
    this.#subject = subject;
    this.#actor = actor;
    this.state = aggregate.decider.initialState;
  }

  /** Decides a command; answers false when it was refused. */
  ask(command: Command, at: Instant): boolean {
    const decided = this.#aggregate.decider.decide(command, this.state);
    if (isRefusal(decided)) return false;
    const commandId = idFrom("season", this.#stream, ++this.#said);
    for (const [index, event] of decided.entries()) {
      const { version, data } = definitionOf(event.type);
      this.state = this.#aggregate.decider.evolve(this.state, event);
      this.#events.push({
        id: idFrom(commandId, this.#stream, index),
        type: event.type,
        data: data.parse(event.data),
        metadata: {
          actor: this.#actor,
          commandId,
          correlationId: commandId,
          schemaVersion: version,
          at,
          ...(this.#subject ? { subject: this.#subject } : {}),
        },
      });
    }
    return true;
  }

  /** @throws Error when the command was refused */
  say(command: Command, at: Instant): this {
    if (!this.ask(command, at)) throw new Error(`${this.#stream} refused ${JSON.stringify(command).slice(0, 200)}`);
    return this;
  }

  /** What was decided since the last time, ready to be appended; none when that is nothing. */
  take(): Part[] {
    if (this.#events.length === 0) return [];
    const part: Part = { stream: this.#stream, events: this.#events, expected: this.#taken === 0 ? "no_stream" : this.#taken - 1 };
    this.#taken += this.#events.length;
    this.#events = [];
    return [part];
  }
}
