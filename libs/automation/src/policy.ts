import type { CommandContext } from "@tablee/commands/context";
import type { DomainEvent } from "@tablee/domain/kernel/log/decider";
import { type StreamCategory, streamCategories } from "@tablee/domain/streams";
import type { Stored, StoredEvent } from "@tablee/event-store/events";
import type { Act } from "./act.ts";

/** A policy turns an event into use cases, and decides nothing itself. */
export interface Policy {
  /** Stored with its checkpoint and part of the ids of its commands: never renamed. */
  readonly name: string;
  readonly categories: readonly StreamCategory[];
  readonly types: readonly string[];
  /** `context` belongs to this event: its command ids are the same however often the event is delivered. */
  acts(event: StoredEvent, context: CommandContext): readonly Act[];
}

/** The reaction to each type of event that a policy follows; undefined: none. */
type Reactions<Event extends DomainEvent> = {
  readonly [Type in Event["type"]]?: (
    event: Stored<Extract<Event, { readonly type: Type }>>,
    context: CommandContext,
  ) => Act | readonly Act[] | undefined;
};

/** Makes a policy from its reactions; the types of its events determine the categories that it follows. */
export function policy<Event extends DomainEvent>(name: string, on: Reactions<Event>): Policy {
  const reactions = new Map(Object.entries<((event: never, context: CommandContext) => Act | readonly Act[] | undefined) | undefined>(on));
  const types = [...reactions.keys()];
  const categories = Object.keys(streamCategories) as StreamCategory[];
  return {
    name,
    categories: categories.filter((category) => types.some((type) => type in streamCategories[category])),
    types,
    acts(event, context) {
      const acts = reactions.get(event.type)?.(event as never, context) ?? [];
      return typeof acts === "function" ? [acts] : acts;
    },
  };
}
