import type { AllStreamRecordedEvent } from "@eventstore/db-client";
import { categoryOf } from "@tablee/domain/streams";
import type { EventMetadata, StoredEvent } from "./events.ts";
import { upcast } from "./upcasters.ts";
import { wellFormed } from "./well-formed.ts";

/** Converts an event of the client to its newest version, with text that every consumer can store. */
export function stored(event: AllStreamRecordedEvent): StoredEvent {
  const read: StoredEvent = {
    id: event.id,
    stream: event.streamId,
    revision: Number(event.revision),
    position: event.position?.commit ?? 0n,
    type: event.type,
    data: wellFormed(event.data),
    metadata: wellFormed(event.metadata as unknown as EventMetadata),
    createdAt: event.created,
  };
  return categoryOf(read.stream) === "store" ? read : upcast(read);
}
