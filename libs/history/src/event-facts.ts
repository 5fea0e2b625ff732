import type { streamCategories } from "@tablee/domain/streams";
import type { Data } from "./data.ts";
import type { Phrases } from "./phrases.ts";
import type { Sentences } from "./sentence.ts";

type Categories = typeof streamCategories;

/** Every type of event that a stream can hold. */
export type EventType = { [Category in keyof Categories]: keyof Categories[Category] & string }[keyof Categories];

/**
 * The values of a sentence's placeholders, from an event's data and its stream's id. `variant` chooses among the sentences of the type,
 * the first that the reader's voice has; `count` chooses the plural.
 */
export type FactsOf = (
  data: Data,
  phrase: Phrases,
  streamId: string,
) => { readonly variant?: string | readonly string[]; readonly count?: number } & Readonly<
  Record<string, string | number | readonly string[]>
>;

/** An event that a voice leaves out, with the reason. */
export interface Omitted {
  readonly omitted: string;
}
export const omitted = (because: string): Omitted => ({ omitted: because });

/** The customer's voice of an event that no customer's history holds. */
export const notTheirs = omitted("It concerns no customer.");

/** One type of event: its facts, and its sentences for the customer and for staff. */
export interface EventFacts {
  readonly facts?: FactsOf;
  readonly customer: Sentences | Omitted;
  readonly staff: Sentences;
}

/** The events of one noun, by type. */
export type Facts = Readonly<Partial<Record<EventType, EventFacts>>>;
