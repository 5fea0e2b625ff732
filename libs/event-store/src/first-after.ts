import type { EventStore } from "./event-store.ts";
import type { Trace } from "./events.ts";

/**
 * Finds the first event of some categories after a position, which a reader at that position has not seen. Undefined when there is none.
 * @throws the connection's error, or the signal's reason
 */
export async function firstAfter(
  store: EventStore,
  categories: readonly string[],
  after: bigint,
  signal: AbortSignal,
): Promise<Trace | undefined> {
  signal.throwIfAborted();
  const subscription = store.subscribeRaw(categories, after < 0n ? undefined : after, () => {});
  try {
    return await new Promise<Trace | undefined>((resolve, reject) => {
      const ended = () => reject(new Error("the subscription ended before its first event"));
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      subscription
        .on("data", ({ event }) => {
          if (event) resolve({ stream: event.streamId, type: event.type, position: event.position.commit, createdAt: event.created });
        })
        .on("caughtUp", () => resolve(undefined))
        .on("error", reject)
        .on("end", ended)
        .on("close", ended);
    });
  } finally {
    subscription.removeAllListeners("data");
    await subscription.unsubscribe().catch(() => {});
    subscription.destroy();
  }
}
