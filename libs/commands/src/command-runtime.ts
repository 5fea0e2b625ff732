import { setTimeout as sleep } from "node:timers/promises";
import type { DomainEvent } from "@tablee/domain/kernel/decider";
import { isRefusal, type Refusal } from "@tablee/domain/kernel/errors";
import { hashText } from "@tablee/domain/kernel/hash";
import { idFrom } from "@tablee/domain/kernel/ids";
import { PersistentMap } from "@tablee/domain/kernel/persistent-map";
import { assertStorable } from "@tablee/domain/kernel/text";
import { definitionOf, streamName } from "@tablee/domain/streams";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import type { EventStore } from "@tablee/event-store/event-store";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";
import { LruCache } from "@tablee/platform/lru-cache";
import { backoff } from "@tablee/platform/retry";
import type { Aggregate } from "./aggregates.ts";
import type { CommandContext } from "./context.ts";
import { KeyedQueue } from "./keyed-queue.ts";
import { Refused } from "./refused.ts";
import { noteWrite } from "./written.ts";

/** A command's result: the state it folded, and its position in the log. */
export interface Outcome<State> {
  readonly state: State;
  /** Position of the last event of this command; 0 when it changed nothing and the stream's position is not known. */
  readonly position: bigint;
  /** Revision of the stream afterwards; -1 when there is none. */
  readonly revision: number;
  readonly changed: boolean;
}

interface Folded<State> {
  readonly state: State;
  readonly revision: number;
  readonly position: bigint;
  /** Command ids that left events, with the position of their last. */
  readonly commands: PersistentMap<bigint>;
  /** About how many bytes it keeps. */
  readonly weight: number;
}

/** The ids of the commands that left events in a stream. */
export type CommandIds = Pick<PersistentMap<unknown>, "has">;

/** The log as commands need it: streams are read and appended to. */
export type Log = Pick<EventStore, "append" | "read">;

const DEADLINE_MS = 5_000;
/** Bytes of all folded states together: two or three thousand orders, or a hot stream of a hundred thousand commands. */
const MOST_CACHED = 24 * 1024 * 1024;

/**
 * The one command handler: load, fold, decide, append with the expected revision; on a conflict once more until the deadline.
 * Commands to one stream pass through a queue of this process, with the folded state kept, so that a hot stream does not fight itself.
 */
export class CommandRuntime {
  readonly #log: Log;
  readonly #pause: (ms: number) => Promise<void>;
  readonly #queue = new KeyedQueue();
  readonly #cache = new LruCache<string, Folded<unknown>>(MOST_CACHED);

  /** `pause` waits between two tries of a command that others keep overtaking; a simulation does not let time go by. */
  constructor(log: Log, { pause = (ms) => sleep(ms) }: { readonly pause?: (ms: number) => Promise<void> } = {}) {
    this.#log = log;
    this.#pause = pause;
  }

  /**
   * Decides `command` on one stream and appends what it decided. `command` may be a function of the state, for facts that depend
   * on it; it may refuse.
   * `expectNew` skips the first read for a stream that most likely does not exist yet.
   * @throws Refused, StoreUnavailable; WrongExpectedRevision when conflicts lasted until the deadline
   */
  handle<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    id: string,
    command: Command | ((state: State) => Command | Refusal),
    context: CommandContext,
    options: { readonly expectNew?: boolean } = {},
  ): Promise<Outcome<State>> {
    const stream = streamName(aggregate.category, id);
    return this.#queue.run(stream, () => this.#handle(aggregate, stream, command, context, options.expectNew ?? false));
  }

  /**
   * The state of a stream as it stands now, with its revision (-1: no such stream) and the ids of the commands that left events.
   * `mayBeOld`: as this process remembers it, without a look at the log; for what an append at that revision is to confirm.
   */
  async load<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    id: string,
    { mayBeOld = false }: { readonly mayBeOld?: boolean } = {},
  ): Promise<{ state: State; revision: number; commands: CommandIds }> {
    const stream = streamName(aggregate.category, id);
    const remembered = () => (mayBeOld ? (this.#cache.get(stream) as Folded<State> | undefined) : undefined);
    return this.#queue.run(stream, async () => remembered() ?? this.#fold(aggregate, stream));
  }

  async #handle<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    stream: string,
    command: Command | ((state: State) => Command | Refusal),
    context: CommandContext,
    expectNew: boolean,
  ): Promise<Outcome<State>> {
    const deadline = Date.now() + DEADLINE_MS;
    let folded: Folded<State> | undefined = this.#cache.get(stream) as Folded<State> | undefined;
    let current = false;
    let refusedAt: number | undefined;
    if (!folded && expectNew) folded = beginning(aggregate);
    for (const wait of backoff(5, 200)) {
      if (!folded) {
        folded = await this.#fold(aggregate, stream);
        if (folded.revision === refusedAt) {
          // The store is not there and has nothing after it: what is remembered is wrong, and all of the stream is read.
          this.#cache.delete(stream);
          folded = await this.#fold(aggregate, stream);
        }
        current = true;
      }
      const decided = decide(aggregate, folded, command, context);
      if ("events" in decided) {
        try {
          return await this.#append(aggregate, stream, folded, decided.events, context);
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision)) {
            this.#cache.delete(stream);
            throw error;
          }
          if (current && Date.now() + wait > deadline) throw error;
          if (current) await this.#pause(wait);
          // Others have written: only what came after the remembered state is read.
          refusedAt = folded.revision;
          folded = undefined;
        }
      } else if (current) {
        if (decided.refusal) throw new Refused(decided.refusal);
        // What this command wrote an earlier time, its caller may not have seen yet.
        noteWrite(aggregate.category, folded.position);
        return decided.answer;
      } else {
        // What would change nothing, or refuse, must not rest on a state that may be old.
        folded = undefined;
      }
    }
    throw new Error("unreachable");
  }

  async #append<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    stream: string,
    folded: Folded<State>,
    decided: readonly Event[],
    context: CommandContext,
  ): Promise<Outcome<State>> {
    const events = decided.map((event, index) => toNewEvent(event, `${stream}/${index}`, aggregate.personal ?? false, context));
    const expected = folded.revision < 0 ? "no_stream" : folded.revision;
    const { position, revision } = await this.#log.append(
      stream,
      events.map(({ event }) => event),
      expected,
    );
    noteWrite(
      aggregate.category,
      position,
      decided.map(({ type }) => type),
    );
    let state = folded.state;
    for (const event of decided) state = aggregate.decider.evolve(state, event);
    const commands = folded.commands.set(context.commandId, position);
    const weight = weigh(aggregate, folded.weight, state, commands, () => events.map(({ length }) => length));
    this.#remember(stream, { state, revision, position, commands, weight });
    return { state, position, revision, changed: true };
  }

  async #fold<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    stream: string,
  ): Promise<Folded<State>> {
    const known = this.#cache.get(stream) as Folded<State> | undefined;
    const folded = known ?? beginning(aggregate);
    const events = await this.#log.read(stream, { fromRevision: folded.revision + 1, personal: aggregate.personal ?? false });
    if (events.length === 0) return folded;
    const next = continueFrom(aggregate, folded, events);
    this.#remember(stream, next);
    return next;
  }

  #remember(stream: string, folded: Folded<unknown>): void {
    this.#cache.set(stream, folded, folded.weight);
  }
}

type Decided<Event, State> = { readonly events: readonly Event[] } | { readonly refusal?: Refusal; readonly answer: Outcome<State> };

function decide<Command, Event extends DomainEvent, State>(
  aggregate: Aggregate<Command, Event, State>,
  folded: Folded<State>,
  command: Command | ((state: State) => Command | Refusal),
  context: CommandContext,
): Decided<Event, State> {
  const before = folded.commands.get(context.commandId);
  const answer = { state: folded.state, position: before ?? folded.position, revision: folded.revision, changed: false };
  if (before !== undefined) return { answer };
  const wanted = typeof command === "function" ? (command as (state: State) => Command | Refusal)(folded.state) : command;
  if (isRefusal(wanted)) return { refusal: wanted, answer };
  const decided = aggregate.decider.decide(wanted, folded.state);
  if (isRefusal(decided)) return { refusal: decided, answer };
  return decided.length === 0 ? { answer } : { events: decided };
}

const beginning = <State>(aggregate: Aggregate<never, never, State> | { decider: { initialState: State } }): Folded<State> => ({
  state: aggregate.decider.initialState,
  revision: -1,
  position: 0n,
  commands: PersistentMap.of(),
  weight: 0,
});

/** What an event leaves beside its data: its command's id, and the entries that name it. */
const BESIDE = 400;
/** As objects data take some four times what they take as JSON. */
const weightOf = (length: number): number => 4 * length + BESIDE;
/** The id of a command, its position, and their place in the map. */
const BYTES_OF_COMMAND = 200;

/** About how many bytes a stream keeps after some events more; `lengths` says how long their data are as JSON. */
function weigh<State>(
  { bytesOf }: Pick<Aggregate<never, never, State>, "bytesOf">,
  before: number,
  state: State,
  commands: PersistentMap<bigint>,
  lengths: () => readonly number[],
): number {
  if (bytesOf) return bytesOf(state) + BYTES_OF_COMMAND * commands.size;
  return lengths().reduce((sum, length) => sum + weightOf(length), before);
}

function continueFrom<Event extends DomainEvent, State>(
  aggregate: Aggregate<never, Event, State>,
  folded: Folded<State>,
  events: readonly StoredEvent[],
): Folded<State> {
  let { state, commands } = folded;
  for (const event of events) {
    state = aggregate.decider.evolve(state, event as unknown as Event);
    commands = commands.set(event.metadata.commandId, event.position);
  }
  const last = events.at(-1)!;
  const weight = weigh(aggregate, folded.weight, state, commands, () => events.map(({ data }) => JSON.stringify(data).length));
  return { state, revision: last.revision, position: last.position, commands, weight };
}

/**
 * The id names the command, the place and what is written: the same append made again is known to the store, but what another
 * process decided for the same command from other facts is not mistaken for it. No trace of personal data may outlive its key.
 */
function toNewEvent(
  event: DomainEvent,
  place: string,
  personal: boolean,
  context: CommandContext,
): { readonly event: NewEvent; readonly length: number } {
  const { version, data: shape } = definitionOf(event.type);
  const data = shape.parse(event.data);
  const json = JSON.stringify(data);
  const { actor, commandId, correlationId, causationId, subject, at, trace } = context;
  const metadata = {
    actor,
    commandId,
    correlationId,
    schemaVersion: version,
    at,
    ...(causationId ? { causationId } : {}),
    ...(subject ? { subject } : {}),
    ...(trace ? { trace } : {}),
  };
  assertStorable(metadata, "metadata");
  const id = idFrom(commandId, place, event.type, personal ? "" : hashText(json));
  return { event: { id, type: event.type, data, metadata }, length: json.length };
}
