import { EventStoreDBClient } from "@eventstore/db-client";

/** A part of the client that its types do not show: decides after a failed call whether to look for another node. */
interface Internals {
  handleError(client: unknown, error: Error): Promise<void>;
}

/**
 * Makes a client of the event store. After a failed call the client starts `handleError` and does not await it: it rejects when the
 * new connection is not found, and an unhandled rejection ends the process. The calls that wait for that
 * connection fail with the same error, so it is dropped here.
 */
export function openClient(url: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url);
  const internals = client as unknown as Internals;
  const { handleError } = internals;
  internals.handleError = (failed, error) => handleError(failed, error).catch(() => {});
  return client;
}
