import type { z } from "zod";

/** The records outside its own stream that an event may change. A read model or timer of one follows the events that name it. */
export type Change =
  | "account-details"
  | "deadlines"
  | "erasures"
  | "generation-inputs"
  | "gift-addresses"
  | "holds"
  | "impact"
  | "ledger"
  | "pauses"
  | "payment-notices"
  | "payments"
  | "receipts"
  | "refund-requests"
  | "reminders"
  | "review-requests"
  | "runs"
  | "tasks"
  | "terms-notices";

/**
 * One type of event: the version of its schema, the schema itself, and the names of those fields of its data that hold
 * personal data (stored only inside an envelope that a person's key opens).
 */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly version: number;
  readonly data: Schema;
  readonly personal?: readonly string[];
  /** Empty where only its own stream and the account's history change. Absent where every follower of its noun follows each event. */
  readonly changes?: readonly Change[];
  /** One sentence for docs/generated/events.md. */
  readonly says: string;
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** Definitions of a noun whose followers follow some of its events only: an event that does not name what it changes does not compile. */
export type ChangingEvents = Readonly<Record<string, EventDefinition & { readonly changes: readonly Change[] }>>;

/** The union of events that a set of definitions describes. */
export type EventOf<Definitions extends EventDefinitions> = {
  [Type in keyof Definitions & string]: { readonly type: Type; readonly data: z.infer<Definitions[Type]["data"]> };
}[keyof Definitions & string];
