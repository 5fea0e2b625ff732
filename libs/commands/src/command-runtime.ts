import { setTimeout as sleep } from "node:timers/promises";
import { isRefusal, type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { DomainEvent } from "@tablee/domain/kernel/log/decider";
import type { PersistentMap } from "@tablee/domain/kernel/persistent-map";
import { type StreamCategory, type StreamId, streamName } from "@tablee/domain/streams";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import type { EventStore } from "@tablee/event-store/event-store";
import type { StoredEvent } from "@tablee/event-store/events";
import { PersonKeyDestroyed } from "@tablee/platform/person-keys";
import { backoff } from "@tablee/platform/wait/retry";
import { LRUCache } from "lru-cache";
import type { Aggregate } from "./aggregates.ts";
import { trackAppend } from "./append-log.ts";
import { beginning, type CachedStream, continueFrom, sizeOf } from "./cached-stream.ts";
import type { CommandContext } from "./context.ts";
import { KeyedQueue } from "./keyed-queue.ts";
import { toNewEvent } from "./new-event.ts";
import { Refused } from "./refused.ts";
import type { Snapshots } from "./snapshots.ts";

/** A command's result: the folded state, and its position in the log. */
export interface Outcome<State> {
  readonly state: State;
  /** Position of the last event of this command; 0 when it changed nothing and the stream's position is not known. */
  readonly position: bigint;
  /** Revision of the stream afterwards; -1 when there is none. */
  readonly revision: number;
  readonly changed: boolean;
}

/** The ids of the commands that left events in a stream. */
export type CommandIds = Pick<PersistentMap<unknown>, "has">;

/** The log as commands need it: streams are read and appended to. */
export type Log = Pick<EventStore, "append" | "read">;

export interface RuntimeOptions {
  readonly pause?: (ms: number) => Promise<void>;
  readonly snapshots?: Snapshots;
}

const DEADLINE_MS = 5_000;
/** Keep a new snapshot after this many events, or after growth by a quarter. */
const SNAPSHOT_EVERY = 1_000;
/** The maximum size of all cached states in bytes: two or three thousand orders, or a hot stream of a hundred thousand. */
const MAX_CACHED = 24 * 1024 * 1024;

/**
 * The one command handler: load, fold, decide, append with the expected revision; on a conflict again, until the deadline. Commands to one
 * stream pass through a queue of this process that keeps the folded state, so that its commands to a hot stream do not conflict with one
 * another; personal states are kept only where their stream records that the person is forgotten.
 */
export class CommandRuntime {
  readonly #log: Log;
  readonly #pause: (ms: number) => Promise<void>;
  readonly #queue = new KeyedQueue();
  /** A stream larger than the whole cache stays in it: the library would refuse a larger size. */
  readonly #cache = new LRUCache<string, CachedStream<unknown>>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ weight }) => Math.min(Math.max(weight, 1), MAX_CACHED),
  });
  readonly #snapshots: Snapshots | undefined;

  /**
   * `pause` waits between two tries of a command that loses to concurrent appends; a simulation does not wait. Without `snapshots` every
   * stream is read from its beginning.
   */
  constructor(log: Log, { pause = (ms) => sleep(ms), snapshots }: RuntimeOptions = {}) {
    this.#log = log;
    this.#pause = pause;
    this.#snapshots = snapshots;
  }

  /**
   * Decides `command` on one stream and appends what it decided. `command` may be a function of the state, for facts that depend
   * on it; it may refuse.
   * `expectNew` skips the first read for a stream that most likely does not exist yet.
   * @throws Refused, StoreUnavailable; WrongExpectedRevision when conflicts lasted until the deadline
   */
  handle<Command, Event extends DomainEvent, State, Category extends StreamCategory>(
    aggregate: Aggregate<Command, Event, State, Category>,
    id: StreamId<Category>,
    command: Command | ((state: State) => Command | Refusal),
    context: CommandContext,
    options: { readonly expectNew?: boolean } = {},
  ): Promise<Outcome<State>> {
    const stream = streamName(aggregate.category, id);
    return this.#queue.run(stream, () => this.#handle(aggregate, stream, command, context, options.expectNew ?? false));
  }

  /**
   * The present state of a stream, with its revision (-1: no such stream) and the ids of the commands that appended events. `mayBeOld`
   * returns the cached state without reading the log, for callers whose append at that revision confirms it.
   */
  async load<Command, Event extends DomainEvent, State, Category extends StreamCategory>(
    aggregate: Aggregate<Command, Event, State, Category>,
    id: StreamId<Category>,
    { mayBeOld = false }: { readonly mayBeOld?: boolean } = {},
  ): Promise<{ state: State; revision: number; commands: CommandIds }> {
    const stream = streamName(aggregate.category, id);
    const remembered = () => (mayBeOld ? (this.#cache.get(stream) as CachedStream<State> | undefined) : undefined);
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
    let folded: CachedStream<State> | undefined = this.#cache.get(stream) as CachedStream<State> | undefined;
    let current = false;
    let refusedAt: number | undefined;
    if (!folded && expectNew) folded = beginning(aggregate);
    for (const wait of backoff(5, 200)) {
      if (!folded) {
        folded = await this.#fold(aggregate, stream);
        if (folded.revision === refusedAt) {
          // The cached revision is beyond the stream: drops the cache and reads the whole stream.
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
            // The person was forgotten since the state was read: no personal data can be stored for them.
            if (error instanceof PersonKeyDestroyed) throw new Refused(refuse("account-closed"));
            throw error;
          }
          if (current && Date.now() + wait > deadline) throw error;
          if (current) await this.#pause(wait);
          // Concurrent appends: reads only the events after the cached state.
          refusedAt = folded.revision;
          folded = undefined;
        }
      } else if (current) {
        if (decided.refusal) throw new Refused(decided.refusal);
        // The caller may not know yet what an earlier attempt of this command appended.
        trackAppend(aggregate.category, folded.position);
        return decided.answer;
      } else {
        // A refusal or no-op must be decided on the current state, not a cached one.
        folded = undefined;
      }
    }
    throw new Error("unreachable");
  }

  async #append<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    stream: string,
    folded: CachedStream<State>,
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
    trackAppend(
      aggregate.category,
      position,
      decided.map(({ type }) => type),
    );
    let state = folded.state;
    for (const { event } of events) state = aggregate.decider.evolve(state, event as unknown as Event);
    const commands = aggregate.isRepeated ? folded.commands : folded.commands.set(context.commandId, position);
    const weight = sizeOf(aggregate, folded.weight, state, commands, () => events.map(({ length }) => length));
    const next = { ...folded, state, revision, position, commands, weight };
    this.#remember(aggregate, stream, this.#withSnapshot(aggregate, stream, next, events.at(-1)!.event.id));
    return { state, position, revision, changed: true };
  }

  async #fold<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    stream: string,
  ): Promise<CachedStream<State>> {
    const known = this.#cache.get(stream) as CachedStream<State> | undefined;
    const resumed = known ? undefined : await this.#fromSnapshot(aggregate, stream);
    const folded = known ?? resumed?.folded ?? beginning(aggregate);
    const from = { fromRevision: folded.revision + 1, personal: aggregate.personal ?? false };
    const events = resumed?.events ?? (await this.#log.read(stream, from));
    if (events.length === 0) {
      if (resumed) this.#remember(aggregate, stream, folded);
      return folded;
    }
    const next = this.#withSnapshot(aggregate, stream, continueFrom(aggregate, folded, events), events.at(-1)!.id);
    this.#remember(aggregate, stream, next);
    return next;
  }

  /** The state of a snapshot, and the events after it; undefined where there is none, or the log does not have its last event. */
  async #fromSnapshot<Command, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    stream: string,
  ): Promise<{ readonly folded: CachedStream<State>; readonly events: readonly StoredEvent[] } | undefined> {
    const { snapshot } = aggregate;
    if (!snapshot || !this.#snapshots) return undefined;
    const found = await this.#snapshots.find(stream, snapshot.version).catch(() => undefined);
    const state = found && snapshot.unpack(found.state);
    if (!found || !state) return undefined;
    const { revision, eventId } = found;
    const [last, ...events] = await this.#log.read(stream, { fromRevision: revision });
    if (last?.id !== eventId || last.revision !== revision) return undefined;
    const { position } = last;
    return {
      folded: { ...beginning(aggregate), state, revision, position, weight: aggregate.bytesOf?.(state) ?? 0, snapshotAt: revision },
      events,
    };
  }

  /** Keeps a snapshot of a long stream, less often as it grows. No command waits for it. */
  #withSnapshot<Command, Event extends DomainEvent, State>(
    { snapshot }: Aggregate<Command, Event, State>,
    stream: string,
    folded: CachedStream<State>,
    eventId: string,
  ): CachedStream<State> {
    const { state, revision, snapshotAt } = folded;
    if (!snapshot || !this.#snapshots || revision - snapshotAt < Math.max(SNAPSHOT_EVERY, snapshotAt / 4)) return folded;
    void this.#snapshots.keep(stream, snapshot.version, { revision, eventId, state: snapshot.pack(state) }).catch(() => {});
    return { ...folded, snapshotAt: revision };
  }

  #remember(
    { personal = false, forgets = false }: Pick<Aggregate<never, never, never>, "personal" | "forgets">,
    stream: string,
    folded: CachedStream<unknown>,
  ): void {
    if (!personal || forgets) this.#cache.set(stream, folded);
  }
}

type Decided<Event, State> = { readonly events: readonly Event[] } | { readonly refusal?: Refusal; readonly answer: Outcome<State> };

function decide<Command, Event extends DomainEvent, State>(
  aggregate: Aggregate<Command, Event, State>,
  folded: CachedStream<State>,
  command: Command | ((state: State) => Command | Refusal),
  context: CommandContext,
): Decided<Event, State> {
  const before = folded.commands.get(context.commandId);
  const answer = { state: folded.state, position: before ?? folded.position, revision: folded.revision, changed: false };
  if (before !== undefined) return { answer };
  const wanted = typeof command === "function" ? (command as (state: State) => Command | Refusal)(folded.state) : command;
  if (isRefusal(wanted)) return { refusal: wanted, answer };
  if (aggregate.isRepeated?.(folded.state, wanted, context.commandId)) return { answer };
  const decided = aggregate.decider.decide(wanted, folded.state);
  if (isRefusal(decided)) return { refusal: decided, answer };
  return decided.length === 0 ? { answer } : { events: decided };
}
