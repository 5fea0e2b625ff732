import type { Refusal } from "../errors.ts";

/** A fact as the domain sees it. `type` is the string that is stored. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
  /** The id of the command that the event was decided for; it is stored outside the event's data. */
  readonly metadata?: { readonly commandId: string };
}

/**
 * The whole behaviour of one aggregate, pure. Time, prices, menus, capacity and random choices come in as data on the command.
 * No events means: accepted, and nothing had to change.
 */
export interface Decider<Command, Event extends DomainEvent, State> {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[] | Refusal;
  evolve(state: State, event: Event): State;
}

/** The state after `events`, from `state` or from the beginning. */
export const fold = <Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  events: Iterable<Event>,
  state: State = decider.initialState,
): State => {
  let folded = state;
  for (const event of events) folded = decider.evolve(folded, event);
  return folded;
};
