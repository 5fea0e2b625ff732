import type { AccountId } from "../kernel/ids.ts";
import type { Actor } from "../kernel/log/actor.ts";
import type { DomainEvent } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";

/**
 * The kinds of things that become due by the clock. They are part of the ids of wake-ups and of the commands that they trigger: never
 * renamed. Every list of due things (queues, use cases, words, metrics) is keyed by this union, so a missing entry does not compile.
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
  "payment-notice",
  "review-request",
  "gift-card-payment",
  "gift-card-mail",
  "points-expiry",
  "pickup",
  "return-reminder",
  "return-charge",
  "message-expiry",
  "terms-notice",
] as const;

export type DueKind = (typeof dueKinds)[number];

/** A due thing: its kind, due instant and account, and a number that separates wake-ups of one kind. */
export interface Due {
  readonly kind: DueKind;
  readonly at: Instant;
  readonly accountId: AccountId | null;
  readonly step: number;
}

/** The facts recorded with an event: its stream, its instant, its actor and its account. */
export interface Recorded {
  readonly stream: string;
  readonly at: Instant;
  readonly actor: Actor;
  readonly accountId: AccountId | undefined;
}

/** Derives what becomes due of a noun as a pure function of its events: at most one thing per subject at a time. */
export interface Timer<Event extends DomainEvent, Ignored extends Event["type"], State> {
  /** Types that set no timer and stop none. A type that is neither here nor handled by `evolve` does not compile. */
  readonly ignores: readonly Ignored[];
  /** The subjects whose timers an event concerns; a subject is the key of what becomes due. */
  readonly subjects: (event: Exclude<Event, { type: Ignored }>, recorded: Recorded) => readonly string[];
  /** Undefined: nothing is due, and nothing has to be remembered. */
  readonly evolve: (state: State | undefined, event: Exclude<Event, { type: Ignored }>, recorded: Recorded) => State | undefined;
  readonly dueOf: (state: State, subject: string) => Due | undefined;
}

/** The id in the name of a stream. */
export const idIn = ({ stream }: Recorded): string => stream.slice(stream.indexOf("-") + 1);

/** The step of an instant, in seconds since 1970: different instants have different steps. */
export const stepAt = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000);
