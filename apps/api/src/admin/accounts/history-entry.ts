import type { OutputOf } from "@tablee/contracts/call";
import type { accountHistory } from "@tablee/contracts/calls/support";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import type { StoredEvent } from "@tablee/event-store/events";
import { localInstant } from "../../views/local-time.ts";

type NameOf = (actor: StoredEvent["metadata"]["actor"]) => string;

/** An event as staff read it. */
export function entryOf(event: StoredEvent, zone: ZoneName, nameOf: NameOf): OutputOf<typeof accountHistory>["entries"][number] {
  const { actor, at, commandId, correlationId, causationId, schemaVersion, session } = event.metadata;
  const { kind, id, role, reason } = actor;
  return {
    position: event.position.toString(),
    stream: event.stream,
    revision: event.revision,
    type: event.type,
    at: localInstant(at, zone),
    actor: { kind, id, name: nameOf(actor), ...(role ? { role } : {}), ...(reason ? { reason } : {}) },
    commandId,
    correlationId,
    ...(causationId ? { causationId } : {}),
    schemaVersion,
    ...(session ? { session } : {}),
    data: event.data as Record<string, unknown>,
  };
}
