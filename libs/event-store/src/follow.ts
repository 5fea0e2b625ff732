import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "@tablee/platform/wait/retry";
import { AccessDenied } from "./errors.ts";
import type { EventStore } from "./event-store.ts";
import type { StoredEvent } from "./events.ts";
import { type Batch, SubscriptionBuffer } from "./subscription-buffer.ts";
import { type LogEntry, Undecodable } from "./undecodable.ts";

export interface FollowOptions {
  readonly categories: readonly string[];
  /** Exclusive; undefined is the beginning. */
  readonly after: bigint | undefined;
  /** The store that `after` is a position in; by default, the one found when following begins. */
  readonly identity?: string;
  readonly signal: AbortSignal;
  readonly maxEvents?: number;
  /** Called when a subscription breaks, before it is resumed: servers drop slow readers as a matter of course. */
  readonly onInterruption?: (error: unknown) => void;
}

/** The store has repeatedly refused to resume from this position: a person must investigate. */
export class NotFollowable extends Error {
  override readonly name = "NotFollowable";

  constructor(after: bigint | undefined, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`the event store cannot be followed from ${after === undefined ? "its beginning" : `position ${after}`}: ${why}`, { cause });
  }
}

/** After this many consecutive refusals at one position, a retry is useless. */
const MAX_REFUSALS = 3;

/** Milliseconds for which a log may end before the position that it is followed from: the node that answers may lag behind the leader. */
const LAG_MS = 3_000;

/**
 * Follows some categories forever in batches, oldest first, as `followEntries` does, up to an event that cannot be decoded.
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
 * Follows some categories forever in batches, oldest first; events that cannot be decoded are handed out as such. A subscription never
 * reconnects automatically: error, end and close all lead to a new one from the last position that was handed out. A reader that was at the
 * end and no longer is (fallen behind, or without a subscription) gets an empty batch.
 * @throws NotFollowable
 */
export async function* followEntries(store: EventStore, options: FollowOptions): AsyncGenerator<Batch<LogEntry>, void> {
  const { signal } = options;
  let { after, identity } = options;
  let caughtUp = false;
  const refusals = new Refusals();
  let waits = backoff(50, 2_000);
  while (!signal.aborted) {
    try {
      identity ??= await store.identity();
      for await (const batch of subscription(store, { ...options, after, identity })) {
        waits = backoff(50, 2_000);
        refusals.forget();
        yield batch;
        after = batch.position;
        caughtUp = batch.caughtUp;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (refusals.areFinal(error)) throw new NotFollowable(after, error);
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
  const { categories, after, identity, signal, maxEvents = 1_000 } = options;
  if (after !== undefined) await requireOwnLog(store, identity, after);
  const tap = new SubscriptionBuffer(store, categories, after, signal);
  try {
    for (let batch = await tap.next(maxEvents); batch; batch = await tap.next(maxEvents)) yield batch;
  } finally {
    await tap.close();
  }
  throw tap.error ?? new Error("the subscription ended");
}

/** A position that is not of this log: it is of a different store, or of one that has lost its end. */
class OtherLog extends Error {
  override readonly name: string = "OtherLog";
}

/** The log does not reach the position; a node that lags behind the leader lacks it only for a while. */
class ShorterLog extends OtherLog {
  override readonly name = "ShorterLog";
}

/**
 * Checks a position before the subscription: from one that it never issued, a server may begin anywhere near it, or send nothing until
 * the log reaches it.
 * @throws OtherLog, StoreUnavailable
 */
async function requireOwnLog(store: EventStore, identity: string, after: bigint): Promise<void> {
  const known = await store.knownIdentity();
  if (known === undefined) throw new ShorterLog("it does not know itself, or not yet");
  if (known !== identity) throw new OtherLog("it is another store than before");
  const head = await store.head();
  if (head < after) throw new ShorterLog(`its log ends at ${head}, before that`);
}

/** gRPC's codes for errors that a retry does not change: UNKNOWN, INVALID_ARGUMENT, PERMISSION_DENIED, UNAUTHENTICATED. */
const codes: ReadonlySet<unknown> = new Set([2, 3, 7, 16]);

const isRefusal = (error: unknown): boolean =>
  error instanceof OtherLog || error instanceof AccessDenied || codes.has((error as { code?: unknown } | undefined)?.code);

/** Counts consecutive refusals: any other failure in between shows that the store was not working normally. */
class Refusals {
  #count = 0;
  #since = 0;

  /** Counts an error. @returns whether a retry is useless */
  areFinal(error: unknown): boolean {
    if (!isRefusal(error)) {
      this.forget();
      return false;
    }
    if (this.#count++ === 0) this.#since = performance.now();
    return this.#count >= MAX_REFUSALS && (!(error instanceof ShorterLog) || performance.now() - this.#since >= LAG_MS);
  }

  forget(): void {
    this.#count = 0;
  }
}
