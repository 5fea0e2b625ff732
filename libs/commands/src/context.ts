import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import { system } from "@tablee/domain/kernel/log/actor";
import type { SessionMark, StoredEvent } from "@tablee/event-store/events";

/** The origin of a command: its actor, its chain of causes, and the instant of the request by the product's clock. */
export interface CommandContext {
  /** The same id means the same command: a repetition gets the first answer and changes nothing. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId?: string;
  /** The account concerned. */
  readonly subject?: AccountId;
  readonly at: string;
  readonly trace?: string;
  /** The session of a person's request. */
  readonly session?: SessionMark;
}

/** The context of a part of a command: its own id is derived from the command's. */
export const part = (context: CommandContext, ...names: readonly (string | number)[]): CommandContext => ({
  ...context,
  commandId: idFrom(context.commandId, ...names),
});

/** The context of a policy's command for an event: its id is the same however often the event is delivered. */
export const causedBy = (policy: string, event: StoredEvent, at: string): CommandContext => ({
  commandId: idFrom("policy", policy, event.id),
  actor: system(policy),
  correlationId: event.metadata.correlationId,
  causationId: event.id,
  ...(event.metadata.subject ? { subject: event.metadata.subject } : {}),
  at,
});

/** The context of a schedule's command: one per due thing. */
export const scheduledBy = (schedule: string, due: readonly (string | number)[], at: string, subject?: AccountId): CommandContext => {
  const commandId = idFrom("schedule", schedule, ...due);
  return { commandId, actor: system(schedule), correlationId: commandId, ...(subject ? { subject } : {}), at };
};
