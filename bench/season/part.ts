import type { ExpectedRevision, NewEvent, StoredEvent } from "@tablee/event-store/events";

/** Events of one stream that are appended together. */
export interface Part {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly expected: ExpectedRevision;
}

/** Events of a log by their streams, ready to be appended to another log. */
export function partsOf(events: readonly StoredEvent[]): Part[] {
  return [...Map.groupBy(events, ({ stream }) => stream)].map(([stream, own]) => {
    const { revision } = own[0]!;
    return {
      stream,
      events: own.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
      expected: revision === 0 ? "no_stream" : revision - 1,
    };
  });
}
