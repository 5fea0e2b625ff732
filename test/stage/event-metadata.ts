import { randomUUID } from "node:crypto";
import type { EventMetadata } from "@tablee/event-store/events";

/** The metadata of an event that a test appends itself, past the commands. */
export const metadataAt = (at: string): EventMetadata => ({
  actor: { kind: "system", id: "test" },
  commandId: randomUUID(),
  correlationId: randomUUID(),
  schemaVersion: 1,
  at,
});
