import { setTimeout as sleep } from "node:timers/promises";
import type { AllStreamRecordedEvent, AllStreamSubscription } from "@eventstore/db-client";
import { backoff } from "@tablee/platform/retry";
import { AccessDenied } from "./errors.ts";
import type { EventStore } from "./event-store.ts";
import type { StoredEvent } from "./events.ts";

export interface Batch {
  readonly events: readonly StoredEvent[];
  /** Everything up to here has been seen: the last event's position, or a later checkpoint of the filter. */
  readonly position: bigint;
  /** Nothing more was waiting when this batch was taken. */
  readonly caughtUp: boolean;
}

export interface FollowOptions {
  readonly categories: readonly string[];
  /** Exclusive; undefined is the beginning. */
  readonly after: bigint | undefined;
  /** The identity of the store that `after` is a position of; without one whatever store it is when following begins. */
  readonly identity?: string;
  readonly signal: AbortSignal;
  readonly mostEvents?: number;
  /** Told of a broken subscription before it is taken up again: a server lets slow readers go as a matter of course. */
  readonly onInterruption?: (error: unknown) => void;
}

/** An event that this version cannot read: a newer one wrote it, or it is damaged. Nobody who follows may pass over it. */
export class Undecodable extends Error {
  override readonly name = "Undecodable";
  readonly position: bigint;

  constructor({ type, revision, streamId, position }: AllStreamRecordedEvent, cause: unknown) {
    super(`${type}, number ${revision} of ${streamId}, cannot be read (position ${position.commit})`, { cause });
    this.position = position.commit;
  }
}

/** The store refuses to go on from where its reader is, and has done so again and again: somebody must look. */
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
 * Follows the log for ever in batches, oldest first. A subscription never reconnects by itself: error, end and close all
 * lead to a new one from the last position that was handed out. Pauses the stream while its reader is busy. Who was at the end
 * and is no longer known to be (fallen behind, or without a subscription) is told so by an empty batch.
 * @throws Undecodable after everything before that event was handed out; NotFollowable
 */
export async function* follow(store: EventStore, options: FollowOptions): AsyncGenerator<Batch, void> {
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
      if (error instanceof Undecodable) throw error;
      if (isRefusal(error) && ++refused >= MOST_REFUSALS) throw new NotFollowable(after, error);
      options.onInterruption?.(error);
      if (caughtUp && after !== undefined) yield { events: [], position: after, caughtUp: false };
      caughtUp = false;
      await sleep(waits.next().value, undefined, { signal }).catch(() => {});
    }
  }
}

/** One subscription, until it ends: always by an error. */
async function* subscription(store: EventStore, options: FollowOptions & { readonly identity: string }): AsyncGenerator<Batch, never> {
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

/** A subscription's events as they come in, and what is known of its end, for a reader who takes batches. */
class Tap {
  readonly #subscription: AllStreamSubscription;
  readonly #store: EventStore;
  readonly #buffer: StoredEvent[] = [];
  readonly #aborted: () => void;
  readonly #signal: AbortSignal;
  #position: bigint;
  #checkpoint = 0n;
  #reported = -1n;
  #caughtUp = false;
  /** What the reader was told of `#caughtUp`. */
  #told = false;
  #ended = false;
  #wake: () => void = () => {};
  error: unknown;

  constructor(store: EventStore, categories: readonly string[], after: bigint | undefined, signal: AbortSignal) {
    this.#store = store;
    this.#signal = signal;
    this.#position = after ?? 0n;
    this.#reported = after ?? -1n;
    this.#aborted = () => this.#end(undefined);
    signal.addEventListener("abort", this.#aborted);
    this.#subscription = store.subscribeRaw(categories, after, (position) => {
      this.#checkpoint = position;
      this.#wake();
    });
    this.#subscription
      .on("error", (error) => this.#end(error))
      .on("end", () => this.#end(undefined))
      .on("close", () => this.#end(undefined))
      .on("caughtUp", () => this.#setCaughtUp(true))
      .on("fellBehind", () => this.#setCaughtUp(false))
      .on("data", ({ event }) => this.#take(event));
  }

  #setCaughtUp(caughtUp: boolean): void {
    this.#caughtUp = caughtUp;
    this.#wake();
  }

  #take(event: Parameters<EventStore["decode"]>[0] | undefined): void {
    if (this.#ended || !event?.isJson) return;
    try {
      this.#buffer.push(this.#store.decode(event));
    } catch (cause) {
      this.#end(new Undecodable(event, cause));
      return;
    }
    if (this.#buffer.length >= 4_000) this.#subscription.pause();
    this.#wake();
  }

  /** The next batch, once there is one; undefined when the subscription has ended. */
  async next(most: number): Promise<Batch | undefined> {
    for (;;) {
      if (this.#signal.aborted) return undefined;
      if (this.#buffer.length > 0) return this.#batch(this.#buffer.splice(0, most));
      if (this.#ended) return undefined;
      const drained = this.#subscription.readableLength === 0;
      const moved = drained && this.#checkpoint > this.#reported;
      const fellBehind = this.#told && !this.#caughtUp;
      if (moved || fellBehind || (drained && this.#caughtUp && !this.#told)) return this.#batch([]);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = () => {};
    }
  }

  #batch(events: StoredEvent[]): Batch {
    // A checkpoint overtakes events that wait in buffers: it counts only when both buffers are empty.
    // What came after an event that cannot be read is not handed out: no checkpoint of it counts either.
    const drained = !this.#ended && this.#buffer.length === 0 && this.#subscription.readableLength === 0;
    this.#position = events.at(-1)?.position ?? this.#position;
    if (drained && this.#checkpoint > this.#position) this.#position = this.#checkpoint;
    this.#reported = this.#position;
    this.#told = drained && this.#caughtUp;
    if (this.#buffer.length < 1_000 && this.#subscription.isPaused()) this.#subscription.resume();
    return { events, position: this.#position, caughtUp: this.#told };
  }

  #end(error: unknown): void {
    this.#ended = true;
    this.error ??= error;
    this.#wake();
  }

  async close(): Promise<void> {
    this.#signal.removeEventListener("abort", this.#aborted);
    this.#subscription.removeAllListeners("data");
    await this.#subscription.unsubscribe().catch(() => {});
    this.#subscription.destroy();
  }
}
