import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import { system } from "@tablee/domain/kernel/log/actor";
import type { SessionMark, StoredEvent } from "@tablee/event-store/events";

/** Who wants something, in which chain of causes, and when the request was received by the product's clock. */
export interface CommandContext {
  /** The same id means the same act: a repetition is answered as the first time and changes nothing. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId?: string;
  /** The account that this is about. */
  readonly subject?: AccountId;
  readonly at: string;
  readonly trace?: string;
  /** Of a person's request. */
  readonly session?: SessionMark;
}

/** The context of a part of an act: its own command id, derived from the act's. */
export const part = (context: CommandContext, ...names: readonly (string | number)[]): CommandContext => ({
  ...context,
  commandId: idFrom(context.commandId, ...names),
});

/** What a policy does about an event: the same command however often the event is delivered. */
export const causedBy = (policy: string, event: StoredEvent, at: string): CommandContext => ({
  commandId: idFrom("policy", policy, event.id),
  actor: system(policy),
  correlationId: event.metadata.correlationId,
  causationId: event.id,
  ...(event.metadata.subject ? { subject: event.metadata.subject } : {}),
  at,
});

/** What a schedule does because something is due: one command per due thing. */
export const scheduledBy = (schedule: string, due: readonly (string | number)[], at: string, subject?: AccountId): CommandContext => {
  const commandId = idFrom("schedule", schedule, ...due);
  return { commandId, actor: system(schedule), correlationId: commandId, ...(subject ? { subject } : {}), at };
};
