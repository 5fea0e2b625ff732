import { hashText } from "@tablee/domain/kernel/hash";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { DomainEvent } from "@tablee/domain/kernel/log/decider";
import { assertStorable } from "@tablee/domain/kernel/text/storable";
import { definitionOf } from "@tablee/domain/streams";
import type { NewEvent } from "@tablee/event-store/events";
import type { CommandContext } from "./context.ts";

/**
 * Prepares an event for the append, with the length of its data as JSON. `place` is the stream and the event's index among those of the
 * command. The id is derived from the command, the place and the content: the store recognises a repeated append, and takes a different
 * decision on the same command, by a process that had read other events, for a new event. No trace of personal data may outlive its key,
 * so an event with such fields omits the content; with `personal`, every event of the stream does.
 */
export function toNewEvent(
  event: DomainEvent,
  place: string,
  personal: boolean,
  context: CommandContext,
): { readonly event: NewEvent; readonly length: number } {
  const { version, data: shape, personal: fields } = definitionOf(event.type);
  const data = shape.parse(event.data);
  const json = JSON.stringify(data);
  const { actor, commandId, correlationId, causationId, subject, at, trace, session } = context;
  const metadata = {
    actor,
    commandId,
    correlationId,
    schemaVersion: version,
    at,
    ...(causationId ? { causationId } : {}),
    ...(subject ? { subject } : {}),
    ...(trace ? { trace } : {}),
    ...(session ? { session } : {}),
  };
  assertStorable(metadata, "metadata");
  const id = idFrom(commandId, place, event.type, personal || fields ? "" : hashText(json));
  return { event: { id, type: event.type, data, metadata }, length: json.length };
}
