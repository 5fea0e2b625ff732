import { isRefusal } from "../src/kernel/errors.ts";
import { type Decider, type DomainEvent, fold } from "../src/kernel/log/decider.ts";
import type { RefusalCode } from "../src/kernel/refusals.ts";
import { definitionOf } from "../src/streams.ts";

/** Jest's, without its types: the domain is checked without those of any platform. */
declare const expect: (actual: unknown) => { toEqual(expected: unknown): void; toMatchObject(expected: object): void };

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

export interface Outcome<Event, State> {
  /** Exactly these events, in this order. */
  thenEvents(...events: readonly Event[]): void;
  /** Accepted, and nothing had to change. */
  thenNothing(): void;
  /** Refused with this code and, where given, with these details among others. */
  thenRefused(code: RefusalCode, details?: Record<string, unknown>): void;
  /** The state that the events lead to holds at least this. */
  thenState(expected: Partial<Record<KeysOf<State>, unknown>> & object): void;
  /** The events so far. */
  readonly events: readonly Event[];
  readonly state: State;
}

/** A decider with past events. Every event that it decides on must fit the schema that it will be stored with. */
export const given = <Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>, past: readonly Event[] = []) => ({
  when(command: Command): Outcome<Event, State> {
    const decision = decider.decide(command, fold(decider, past));
    const decided = isRefusal(decision) ? [] : decision;
    for (const event of decided) definitionOf(event.type).data.parse(event.data);
    const events = [...past, ...decided];
    const state = fold(decider, events);
    return {
      thenEvents: (...expected) => expect(decision).toEqual(expected),
      thenNothing: () => expect(decision).toEqual([]),
      thenRefused(code, details) {
        expect(decision).toMatchObject({ refused: code });
        if (details) expect((decision as { details: unknown }).details).toMatchObject(details);
      },
      thenState: (expected) => expect(state).toMatchObject(expected),
      events,
      state,
    };
  },
});
