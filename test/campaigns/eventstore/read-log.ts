import type { EventStoreDBClient } from "@eventstore/db-client";

export interface LogEntry {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
}

/** All events of streams with this prefix, oldest first. */
export async function readLog(client: EventStoreDBClient, prefix: string): Promise<LogEntry[]> {
  const log: LogEntry[] = [];
  for await (const { event } of client.readAll())
    if (event?.streamId.startsWith(prefix))
      log.push({ id: event.id, stream: event.streamId, revision: event.revision, position: event.position.commit });
  return log;
}
