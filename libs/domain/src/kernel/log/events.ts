import type { z } from "zod";

/**
 * One type of event: the version of its schema, the schema itself, and the names of those fields of its data that hold
 * personal data (stored only inside an envelope that a person's key opens).
 */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly version: number;
  readonly data: Schema;
  readonly personal?: readonly string[];
  /** One sentence for docs/generated/events.md. */
  readonly says: string;
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** The union of events that a set of definitions describes. */
export type EventOf<Definitions extends EventDefinitions> = {
  [Type in keyof Definitions & string]: { readonly type: Type; readonly data: z.infer<Definitions[Type]["data"]> };
}[keyof Definitions & string];
