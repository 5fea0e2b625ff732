import type { AllStreamRecordedEvent, AllStreamSubscription } from "@eventstore/db-client";
import type { EventStore } from "./event-store.ts";
import type { StoredEvent } from "./events.ts";
import { type LogEntry, Undecodable } from "./undecodable.ts";

export interface Batch<Entry = StoredEvent> {
  readonly events: readonly Entry[];
  /** Everything up to here has been seen: the last event's position, or a later checkpoint of the filter. */
  readonly position: bigint;
  /** Nothing more was waiting when this batch was taken. */
  readonly caughtUp: boolean;
}

/** The maximum number of events of a subscription that wait for its reader. */
const MAX_WAITING = 4_000;
const MAX_WAITING_BYTES = 16 * 1024 * 1024;
/** A paused subscription resumes once fewer wait. */
const FEW_WAITING = 1_000;

/** A live subscription whose reader does not keep up: the server would drop it without reporting its position. */
class TooMuchWaiting extends Error {
  override readonly name = "TooMuchWaiting";
}

/** Buffers a subscription's events, and its end, for a reader that takes batches. */
export class SubscriptionBuffer {
  readonly #subscription: AllStreamSubscription;
  readonly #store: EventStore;
  #buffer: { readonly entry: LogEntry; readonly bytes: number }[] = [];
  #bytes = 0;
  readonly #aborted: () => void;
  readonly #signal: AbortSignal;
  #position: bigint;
  #checkpoint = 0n;
  #reported = -1n;
  #caughtUp = false;
  /** The last value of `#caughtUp` that the reader was given. */
  #reportedCaughtUp = false;
  #ended = false;
  #closing: Promise<void> | undefined;
  #wake: () => void = () => {};
  error: unknown;

  constructor(store: EventStore, categories: readonly string[], after: bigint | undefined, signal: AbortSignal) {
    this.#store = store;
    this.#signal = signal;
    this.#position = after ?? 0n;
    this.#reported = after ?? -1n;
    // A busy reader would close it late.
    this.#aborted = () => void this.close();
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

  #take(event: AllStreamRecordedEvent | undefined): void {
    if (this.#ended || !event?.isJson) return;
    // Only a live subscription is bounded by bytes: while it catches up it can be paused, and counting costs time.
    const bytes = this.#caughtUp ? JSON.stringify(event.data).length : 0;
    this.#buffer.push({ entry: this.#decode(event), bytes });
    this.#bytes += bytes;
    if (this.#buffer.length >= MAX_WAITING || this.#bytes >= MAX_WAITING_BYTES) this.#holdBack();
    this.#wake();
  }

  #decode(event: AllStreamRecordedEvent): LogEntry {
    try {
      return this.#store.decode(event);
    } catch (cause) {
      return new Undecodable(event, cause);
    }
  }

  /** A server drops a live subscription that is paused: it is ended here instead, and the buffered events are handed out. */
  #holdBack(): void {
    if (this.#caughtUp) this.#end(new TooMuchWaiting(`${this.#buffer.length} events of ${this.#bytes} bytes wait for their reader`));
    else this.#subscription.pause();
  }

  /** Returns the next batch, once there is one; undefined when the subscription has ended. */
  async next(maxEvents: number): Promise<Batch<LogEntry> | undefined> {
    for (;;) {
      if (this.#signal.aborted) return undefined;
      if (this.#buffer.length > 0) return this.#batch(this.#taken(maxEvents));
      if (this.#ended) return undefined;
      const drained = this.#subscription.readableLength === 0;
      const moved = drained && this.#checkpoint > this.#reported;
      const fellBehind = this.#reportedCaughtUp && !this.#caughtUp;
      if (moved || fellBehind || (drained && this.#caughtUp && !this.#reportedCaughtUp)) return this.#batch([]);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = () => {};
    }
  }

  #taken(maxEvents: number): LogEntry[] {
    const taken = this.#buffer.splice(0, maxEvents);
    this.#bytes -= taken.reduce((sum, { bytes }) => sum + bytes, 0);
    return taken.map(({ entry }) => entry);
  }

  #batch(events: LogEntry[]): Batch<LogEntry> {
    // A checkpoint overtakes events that wait in buffers: it counts only when both buffers are empty.
    const drained = !this.#ended && this.#buffer.length === 0 && this.#subscription.readableLength === 0;
    this.#position = events.at(-1)?.position ?? this.#position;
    if (drained && this.#checkpoint > this.#position) this.#position = this.#checkpoint;
    this.#reported = this.#position;
    this.#reportedCaughtUp = drained && this.#caughtUp;
    if (this.#buffer.length < FEW_WAITING && this.#subscription.isPaused()) this.#subscription.resume();
    return { events, position: this.#position, caughtUp: this.#reportedCaughtUp };
  }

  #end(error: unknown): void {
    this.#ended = true;
    this.error ??= error;
    this.#wake();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#end(undefined);
    this.#signal.removeEventListener("abort", this.#aborted);
    this.#subscription.removeAllListeners("data");
    await this.#subscription.unsubscribe().catch(() => {});
    this.#subscription.destroy();
  }
}
