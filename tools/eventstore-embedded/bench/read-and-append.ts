import { EventStoreDBClient, jsonEvent, NO_STREAM } from "@eventstore/db-client";

interface DirectEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: object;
}

/** The npm client with nothing around it. */
interface Direct {
  /** Reads a stream to its end and appends one event at the revision read: the minimum of a command. */
  readAndAppend(stream: string, event: DirectEvent): Promise<void>;
  /** Appends at exactly a revision, through the client's batched append: the quicker one while many are in flight. */
  append(stream: string, events: readonly DirectEvent[], expected: "no_stream" | number): Promise<void>;
  close(): Promise<void>;
}

/** Passing credentials selects the client's classic append, which the product uses too: the quicker one while one is in flight. */
const credentials = { username: "anybody", password: "anybody" };

export function connectDirectly(url: string): Direct {
  const client = EventStoreDBClient.connectionString(url);
  const messageOf = ({ id, type, data, metadata }: DirectEvent) => jsonEvent({ id, type, data: { ...data }, metadata: { ...metadata } });
  return {
    async readAndAppend(stream, next) {
      let revision = 0n;
      for await (const { event } of client.readStream(stream)) revision = event?.revision ?? revision;
      await client.appendToStream(stream, [messageOf(next)], { expectedRevision: revision, credentials });
    },
    async append(stream, events, expected) {
      const expectedRevision = expected === "no_stream" ? NO_STREAM : BigInt(expected);
      await client.appendToStream(stream, events.map(messageOf), { expectedRevision });
    },
    close: () => client.dispose(),
  };
}
