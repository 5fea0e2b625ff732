import type { PersonKeys } from "@tablee/platform/person-keys";
import { sealPersonal } from "./envelope.ts";
import type { EventStore } from "./event-store.ts";
import type { ExpectedRevision, NewEvent } from "./events.ts";

/** Events that one append holds. */
export interface PastAppend {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly expected: ExpectedRevision;
}

/** Appends of a past that wait for their answer at the same time. */
const MAX_WAITING = 256;

/**
 * Writes a past into a log that has no other writer, in its order. The positions in the answers prove that the log kept this order.
 * Personal fields are sealed with `keys`.
 * @throws Error when the log has another order; WrongExpectedRevision, AppendTooLarge, StoreUnavailable, AccessDenied
 */
export async function appendPast(store: EventStore, appends: readonly PastAppend[], keys: PersonKeys): Promise<void> {
  let last = -1n;
  // The first append opens the client's stream of appends; the next ones would overtake it.
  for (let from = 0, count = 1; from < appends.length; from += count, count = MAX_WAITING) {
    const chunk = appends.slice(from, from + count);
    const sealed = await Promise.all(chunk.map(({ events }) => Promise.all(events.map((event) => sealPersonal(event, keys)))));
    const written = await Promise.all(chunk.map(({ stream, expected }, i) => store.appendInOrder(stream, sealed[i]!, expected)));
    for (const { position } of written) {
      if (position <= last) throw new Error("the event store has not kept the order in which a past was appended");
      last = position;
    }
  }
}
