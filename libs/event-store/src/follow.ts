import { setTimeout as sleep } from "node:timers/promises";
import type { AllStreamRecordedEvent, AllStreamSubscription } from "@eventstore/db-client";
import { backoff } from "@tablee/platform/retry";
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
  readonly signal: AbortSignal;
  readonly mostEvents?: number;
  /** Told of a broken subscription before it is taken up again. */
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

/**
 * Follows the log for ever in batches, oldest first. A subscription never reconnects by itself: error, end and close all
 * lead to a new one from the last position that was handed out. Pauses the stream while its reader is busy.
 * @throws Undecodable after everything before that event was handed out
 */
export async function* follow(store: EventStore, options: FollowOptions): AsyncGenerator<Batch, void> {
  let after = options.after;
  const waits = { current: backoff(50, 2_000) };
  while (!options.signal.aborted) {
    const tap = new Tap(store, options.categories, after, options.signal);
    try {
      for (;;) {
        const batch = await tap.next(options.mostEvents ?? 1_000);
        if (!batch) break;
        waits.current = backoff(50, 2_000);
        yield batch;
        after = batch.position;
      }
    } finally {
      await tap.close();
    }
    if (options.signal.aborted) return;
    if (tap.error instanceof Undecodable) throw tap.error;
    options.onInterruption?.(tap.error);
    await sleep(waits.current.next().value, undefined, { signal: options.signal }).catch(() => {});
  }
}

/** One subscription, read in batches. */
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
  #announced = false;
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
      .on("caughtUp", () => {
        this.#caughtUp = true;
        this.#wake();
      })
      .on("data", ({ event }) => this.#take(event));
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
      const announce = drained && this.#caughtUp && !this.#announced;
      if (moved || announce) return this.#batch([]);
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
    if (drained && this.#caughtUp) this.#announced = true;
    if (this.#buffer.length < 1_000 && this.#subscription.isPaused()) this.#subscription.resume();
    return { events, position: this.#position, caughtUp: drained && this.#caughtUp };
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
