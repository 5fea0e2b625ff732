import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "@tablee/platform/log";
import type { EventStore } from "../event-store.ts";
import { follow, followEntries } from "../follow.ts";
import { Reader } from "./reader.ts";

/**
 * Opens the reader of a store's log for all members of this process, with a client of its own: neither calls nor members that catch up take
 * capacity from its subscription.
 */
export async function openReader(
  store: EventStore,
  members: readonly { readonly categories: readonly string[] }[],
  log: Logger,
): Promise<{ readonly reader: Reader; close(): Promise<void> }> {
  const identity = await store.identity();
  const live = store.another();
  const all = [...new Set(members.flatMap(({ categories }) => categories))].toSorted();
  const from = (after: bigint) => (after < 0n ? undefined : after);
  const reader = new Reader(
    {
      identity,
      subscribe(after, signal, interrupted) {
        const onInterruption = (err: unknown) => {
          log.debug({ err }, "the reader's subscription ended; it resumes");
          interrupted();
        };
        return followEntries(live, { categories: all, after: from(after), identity, signal, onInterruption });
      },
      catchUp({ name, categories: own, identity: its, maxEvents = 1_000, checkpoints }, after, signal) {
        const onInterruption = (err: unknown) => {
          log.debug({ member: name, err }, "a member's subscription ended while it caught up; it resumes");
          void checkpoints.interrupted([name]).catch(() => {});
        };
        return follow(store, { categories: own, after: from(after), identity: its, signal, maxEvents, onInterruption });
      },
      newest: (after, limit) => live.newest(after, limit),
      troubled: (err) => log.warn({ err }, "the reader of the log is in trouble; it begins again"),
      sleep: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {}),
      now: () => performance.now(),
    },
    { members: members.length },
  );
  return { reader, close: () => live.close() };
}
