import type { DomainEvent } from "@tablee/domain/kernel/log/decider";
import { PersistentMap } from "@tablee/domain/kernel/persistent-map";
import type { StoredEvent } from "@tablee/event-store/events";
import type { Aggregate } from "./aggregates.ts";

/** The part of a stream that a process keeps in memory. */
export interface CachedStream<State> {
  readonly state: State;
  readonly revision: number;
  readonly position: bigint;
  /** Ids of commands that appended events, with the position of their last; none where the state itself recognises a repetition. */
  readonly commands: PersistentMap<bigint>;
  /** Its approximate size in bytes. */
  readonly weight: number;
  /** The revision of the latest known snapshot; -1 when there is none. */
  readonly snapshotAt: number;
}

export const beginning = <State>(
  aggregate: Aggregate<never, never, State> | { decider: { initialState: State } },
): CachedStream<State> => ({
  state: aggregate.decider.initialState,
  revision: -1,
  position: 0n,
  commands: PersistentMap.of(),
  weight: 0,
  snapshotAt: -1,
});

/** The size of an event without its data: its command's id, and the entries that name it. */
const BESIDE = 400;
/** As objects, data take about four times their size as JSON. */
const weightOf = (length: number): number => 4 * length + BESIDE;
/** The size of a command's id, its position, and their entry in the map. */
const BYTES_OF_COMMAND = 200;

/** The approximate size of a stream after more events, in bytes; `lengths` holds the lengths of their data as JSON. */
export function sizeOf<State>(
  { bytesOf }: Pick<Aggregate<never, never, State>, "bytesOf">,
  before: number,
  state: State,
  commands: PersistentMap<bigint>,
  lengths: () => readonly number[],
): number {
  if (bytesOf) return bytesOf(state) + BYTES_OF_COMMAND * commands.size;
  return lengths().reduce((sum, length) => sum + weightOf(length), before);
}

export function continueFrom<Event extends DomainEvent, State>(
  aggregate: Aggregate<never, Event, State>,
  folded: CachedStream<State>,
  events: readonly StoredEvent[],
): CachedStream<State> {
  let { state, commands } = folded;
  for (const event of events) {
    state = aggregate.decider.evolve(state, event as unknown as Event);
    if (!aggregate.isRepeated) commands = commands.set(event.metadata.commandId, event.position);
  }
  const last = events.at(-1)!;
  const weight = sizeOf(aggregate, folded.weight, state, commands, () => events.map(({ data }) => JSON.stringify(data).length));
  return { ...folded, state, revision: last.revision, position: last.position, commands, weight };
}
