import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "@tablee/platform/retry";
import { AccessDenied } from "./errors.ts";
import type { EventStore } from "./event-store.ts";
import type { StoredEvent } from "./events.ts";
import { type Batch, Tap } from "./tap.ts";
import { type LogEntry, Undecodable } from "./undecodable.ts";

export interface FollowOptions {
  readonly categories: readonly string[];
  /** Exclusive; undefined is the beginning. */
  readonly after: bigint | undefined;
  /** The identity of the store that `after` is a position of; without one whatever store it is when following begins. */
  readonly identity?: string;
  readonly signal: AbortSignal;
  readonly mostEvents?: number;
  /** Called when a subscription breaks, before it is resumed: servers drop slow readers as a matter of course. */
  readonly onInterruption?: (error: unknown) => void;
}

/** The store has repeatedly refused to resume from this position: a person must look. */
export class NotFollowable extends Error {
  override readonly name = "NotFollowable";

  constructor(after: bigint | undefined, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`the event store cannot be followed from ${after === undefined ? "its beginning" : `position ${after}`}: ${why}`, { cause });
  }
}

/** So many refusals one after another, at one position, are no accident. */
const MOST_REFUSALS = 3;

/**
 * Follows some categories for ever in batches, oldest first, as `followEntries` does, up to what cannot be read.
 * @throws Undecodable after everything before that event was handed out; NotFollowable
 */
export async function* follow(store: EventStore, options: FollowOptions): AsyncGenerator<Batch, void> {
  for await (const batch of followEntries(store, options)) {
    const unread = batch.events.findIndex((entry) => entry instanceof Undecodable);
    if (unread === -1) {
      yield batch as Batch;
      continue;
    }
    const events = batch.events.slice(0, unread) as StoredEvent[];
    if (events.length > 0) yield { events, position: events.at(-1)!.position, caughtUp: false };
    throw batch.events[unread];
  }
}

/**
 * Follows some categories for ever in batches, oldest first; what cannot be read is handed out as such. A subscription never
 * reconnects by itself: error, end and close all lead to a new one from the last position that was handed out. Who was at the end
 * and no longer is (fallen behind, or without a subscription) is notified by an empty batch.
 * @throws NotFollowable
 */
export async function* followEntries(store: EventStore, options: FollowOptions): AsyncGenerator<Batch<LogEntry>, void> {
  const { signal } = options;
  let { after, identity } = options;
  let caughtUp = false;
  let refused = 0;
  let waits = backoff(50, 2_000);
  while (!signal.aborted) {
    try {
      identity ??= await store.identity();
      for await (const batch of subscription(store, { ...options, after, identity })) {
        waits = backoff(50, 2_000);
        refused = 0;
        yield batch;
        after = batch.position;
        caughtUp = batch.caughtUp;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error) && ++refused >= MOST_REFUSALS) throw new NotFollowable(after, error);
      options.onInterruption?.(error);
      if (caughtUp && after !== undefined) yield { events: [], position: after, caughtUp: false };
      caughtUp = false;
      await sleep(waits.next().value, undefined, { signal }).catch(() => {});
    }
  }
}

/** One subscription, until it ends: always by an error. */
async function* subscription(
  store: EventStore,
  options: FollowOptions & { readonly identity: string },
): AsyncGenerator<Batch<LogEntry>, never> {
  const { categories, after, identity, signal, mostEvents = 1_000 } = options;
  if (after !== undefined) await requireOwnLog(store, identity, after);
  const tap = new Tap(store, categories, after, signal);
  try {
    for (let batch = await tap.next(mostEvents); batch; batch = await tap.next(mostEvents)) yield batch;
  } finally {
    await tap.close();
  }
  throw tap.error ?? new Error("the subscription ended");
}

/** A position that is not one of this log: of another store, or of one that has lost its end. */
class OtherLog extends Error {
  override readonly name = "OtherLog";
}

/** A server may begin anywhere near a position that it never gave out, or say nothing before it is there. @throws OtherLog, StoreUnavailable */
async function requireOwnLog(store: EventStore, identity: string, after: bigint): Promise<void> {
  if ((await store.knownIdentity()) !== identity) throw new OtherLog("it is another store than before");
  const head = await store.head();
  if (head < after) throw new OtherLog(`its log ends at ${head}, before that`);
}

/** gRPC's codes for what another try does not change: UNKNOWN, INVALID_ARGUMENT, PERMISSION_DENIED, UNAUTHENTICATED. */
const refusals: ReadonlySet<unknown> = new Set([2, 3, 7, 16]);

const isRefusal = (error: unknown): boolean =>
  error instanceof OtherLog || error instanceof AccessDenied || refusals.has((error as { code?: unknown } | undefined)?.code);
