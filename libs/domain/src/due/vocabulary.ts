import type { AccountId } from "../kernel/ids.ts";
import type { Actor } from "../kernel/log/actor.ts";
import type { DomainEvent } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";

/**
 * What becomes due by the clock. Part of the ids of wake-ups and of the commands that they trigger: never renamed.
 * Every list of due things (queues, use cases, words, metrics) is keyed by this union, so that a missing entry does not compile.
 */
export const dueKinds = [
  "cutoff",
  "billing",
  "addition",
  "dispatch",
  "delivery",
  "maturation",
  "reminder",
  "credit-expiry",
  "corporate-credit",
  "hold",
  "resumption",
  "long-pause",
] as const;

export type DueKind = (typeof dueKinds)[number];

/** A due thing: its kind, when it is due, whose it is, and a number that tells one wake-up from the next of its kind. */
export interface Due {
  readonly kind: DueKind;
  readonly at: Instant;
  readonly accountId: AccountId | null;
  readonly step: number;
}

/** What is recorded with an event: the name of its stream, when it happened, by whom and about whom. */
export interface Recorded {
  readonly stream: string;
  readonly at: Instant;
  readonly actor: Actor;
  readonly accountId: AccountId | undefined;
}

/** What becomes due of a noun as a pure function of its events: of each subject at most one thing at a time. */
export interface Timer<Event extends DomainEvent, Ignored extends Event["type"], State> {
  /** Types that set no timer and stop none. A type that is neither here nor handled by `evolve` does not compile. */
  readonly ignores: readonly Ignored[];
  /** The subjects whose timers an event concerns; a subject is the key of what becomes due. */
  readonly subjects: (event: Exclude<Event, { type: Ignored }>, recorded: Recorded) => readonly string[];
  /** Undefined: nothing waits, and nothing has to be remembered. */
  readonly evolve: (state: State | undefined, event: Exclude<Event, { type: Ignored }>, recorded: Recorded) => State | undefined;
  readonly dueOf: (state: State, subject: string) => Due | undefined;
}

/** The id in the name of a stream. */
export const idIn = ({ stream }: Recorded): string => stream.slice(stream.indexOf("-") + 1);

/** A step from an instant: another instant is another step. In seconds since 1970. */
export const stepAt = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000);
