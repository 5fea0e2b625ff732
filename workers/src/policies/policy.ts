import type { ICommand } from "@nestjs/cqrs";
import type { CommandContext } from "@tablee/commands/context";
import type { StoredEvent } from "@tablee/event-store/events";

/** Whenever something happened, something is to be done: a policy turns an event into commands, and decides nothing itself. */
export interface Policy {
  /** Stored with its checkpoint and part of the ids of its commands: never renamed. */
  readonly name: string;
  readonly categories: readonly string[];
  readonly types: readonly string[];
  /** `context` belongs to this event: its command ids are the same however often the event is delivered. */
  commands(event: StoredEvent, context: CommandContext): readonly ICommand[];
}
