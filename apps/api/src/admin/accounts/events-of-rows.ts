import type { EventStore } from "@tablee/event-store/event-store";
import type { StoredEvent } from "@tablee/event-store/events";
import type { AccountHistoryRow } from "@tablee/projections/account-history/read-model";

/** The decrypted events of a history's rows, in the rows' order. Reads each stream from the first of its rows on. */
export async function eventsOf(
  store: Pick<EventStore, "read">,
  rows: readonly Pick<AccountHistoryRow, "stream" | "revision">[],
): Promise<StoredEvent[]> {
  const from = new Map<string, number>();
  for (const { stream, revision } of rows) from.set(stream, Math.min(revision, from.get(stream) ?? revision));
  const found = new Map<string, StoredEvent>();
  const read = async ([stream, fromRevision]: readonly [string, number]) => {
    for (const event of await store.read(stream, { fromRevision, personal: true })) found.set(`${stream} ${event.revision}`, event);
  };
  await Promise.all([...from].map(read));
  return rows.flatMap(({ stream, revision }) => found.get(`${stream} ${revision}`) ?? []);
}
