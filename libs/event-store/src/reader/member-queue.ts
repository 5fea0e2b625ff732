import { categoryOf } from "@tablee/domain/streams";
import type { Batch } from "../subscription-buffer.ts";
import { type LogEntry, Undecodable } from "../undecodable.ts";
import { Changes } from "./changes.ts";
import type { MemberBatch, Membership, Passing } from "./membership.ts";

const MAX_EVENTS = 1_000;
/** The interval at which a member with nothing to write checks whether it was paused or lost its lease. */
const HEARTBEAT_MS = 3_000;

/** The reader's view of one member: its queue, its progress, and the position of its checkpoint. */
export class MemberQueue {
  readonly member: Membership;
  readonly #categories: ReadonlySet<string>;
  readonly #types: ReadonlySet<string> | undefined;
  readonly #maxWaiting: number;
  readonly #stop = new AbortController();
  readonly #changes = new Changes();
  #failure: Error | undefined;
  #queue: LogEntry[] = [];
  /** True while the queue accepts the reader's events. */
  #open = false;
  /** True while the member is level: its own read has caught up with the reader, and it takes its events from the queue. */
  #level = false;
  /** True while a batch is handed out and unfinished. */
  #busy = false;
  /** Reader position when the queue was last fed, and whether that was the end of the log. */
  #offered: Pick<Batch, "position" | "caughtUp"> = { position: -1n, caughtUp: false };
  /** The member has processed every event of its own up to this position. */
  #done: bigint;
  /** The position of its checkpoint, if it was written as live (at the end of the log), and when, by the reader's clock. */
  #written: { readonly position: bigint; readonly live: boolean; readonly at: number };
  /** The move of its checkpoint without a batch, while that is being written. */
  #passing: Promise<unknown> | undefined;

  /** `maxWaiting`: a member with more of its events queued catches up with its own read. */
  constructor(member: Membership, now: number, maxWaiting: number) {
    this.member = member;
    this.#maxWaiting = maxWaiting;
    this.#categories = new Set(member.categories);
    this.#types = member.types && new Set(member.types);
    this.#done = member.after ?? -1n;
    this.#written = { position: this.#done, live: false, at: now };
  }

  /** Ends when the member leaves, or is dropped. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get hasLeft(): boolean {
    return this.#stop.signal.aborted;
  }

  /** The fault for which it was dropped, if any. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  get isLevel(): boolean {
    return this.#level;
  }

  get done(): bigint {
    return this.#done;
  }

  /** True if an entry is the member's own. An event that cannot be decoded counts as its own if its category is. */
  concerns(entry: LogEntry): boolean {
    if (!this.#categories.has(categoryOf(entry.stream))) return false;
    return this.#types === undefined || entry instanceof Undecodable || this.#types.has(entry.type);
  }

  /** True if a quarter of the queue is full: the reader then waits, if it may. */
  get isCrowded(): boolean {
    return this.#level && this.#queue.length >= this.#maxWaiting / 4;
  }

  /** Removes the member: it has to join again, or to fail with an error. */
  leave(failure?: Error): void {
    this.#failure ??= failure;
    this.fallBehind();
    this.#stop.abort();
  }

  /** The queue accepts the reader's events from now on. */
  open({ position, caughtUp }: Pick<Batch, "position" | "caughtUp">): void {
    this.#queue = [];
    this.#open = true;
    this.#offered = { position, caughtUp };
  }

  /** Empties the queue: the member must catch up with its own read. */
  fallBehind(): void {
    this.#level = this.#open = false;
    this.#queue = [];
    this.#changes.tell();
  }

  /** Its own read reached the end of the log: the queue feeds it from here, unless it has overflowed since. */
  becomeLevel(): void {
    this.#level = this.#open;
  }

  /** Accepts the reader's events, never waiting. */
  offer(entries: readonly LogEntry[], { position, caughtUp }: Batch<LogEntry>): void {
    if (!this.#open) return;
    for (const entry of entries) if (this.concerns(entry)) this.#queue.push(entry);
    this.#offered = { position, caughtUp };
    if (this.#queue.length > this.#maxWaiting) this.fallBehind();
    else this.#changes.tell();
  }

  /** The queued events, batch by batch, while it is level. @throws Undecodable at an event of its own that cannot be decoded */
  async *batches(): AsyncGenerator<Batch, void> {
    while (this.#level) {
      const changed = this.#changes.next();
      const batch = this.#take();
      if (batch) yield batch;
      else await changed;
    }
  }

  #take(): Batch | undefined {
    this.#dropDone();
    const maxEvents = this.member.maxEvents ?? MAX_EVENTS;
    const unread = this.#queue.findIndex((entry) => entry instanceof Undecodable);
    if (unread === 0) throw this.#queue[0];
    const events = this.#queue.splice(0, unread > 0 ? Math.min(unread, maxEvents) : maxEvents) as Batch["events"][number][];
    if (events.length === 0) return undefined;
    this.#busy = true;
    return this.#queue.length > 0 ? { events, position: events.at(-1)!.position, caughtUp: false } : { events, ...this.#offered };
  }

  /** Skips events that it saw while it caught up, or before it joined. */
  #dropDone(): void {
    const first = this.#queue.findIndex(({ position }) => position > this.#done);
    this.#queue.splice(0, first === -1 ? this.#queue.length : first);
  }

  /** Begins a batch, once no move of its checkpoint is in progress. Undefined when it has left in the meantime. */
  async begin(batch: Batch): Promise<MemberBatch | undefined> {
    while (this.#passing) await this.#passing;
    if (this.hasLeft) return undefined;
    this.#busy = true;
    return { ...batch, previous: this.#written.position };
  }

  /** Ends a batch: it is applied, and its checkpoint written with it. */
  finish({ position, caughtUp }: Batch, now: number): void {
    this.#busy = false;
    this.#done = position;
    this.#written = { position, live: caughtUp, at: now };
  }

  /** Records that it has no unprocessed events of its own up to this position. */
  passTo(position: bigint): void {
    if (position > this.#done) this.#done = position;
  }

  /** The position to which its checkpoint should move now; undefined when it is there already, or may not be moved. */
  due(now: number): Passing | undefined {
    if (this.#passing || this.#busy || this.hasLeft) return undefined;
    if (this.#level) {
      this.#dropDone();
      if (this.#queue.length > 0) return undefined;
      this.passTo(this.#offered.position);
    }
    const { position: previous, live: saidLive, at } = this.#written;
    const live = this.#level && this.#offered.caughtUp;
    if (this.#done === previous && live === saidLive && now - at < HEARTBEAT_MS) return undefined;
    return { name: this.member.name, previous, position: this.#done, live };
  }

  /** Moves its checkpoint, without a batch, once `outcome` resolves. No batch begins before that. */
  async pass({ name, position, live }: Passing, outcome: Promise<ReadonlyMap<string, "written" | "leaves">>, now: number): Promise<void> {
    const ended = outcome.then(
      (outcomes) => {
        this.#passing = undefined;
        if (outcomes.get(name) === "leaves") this.leave();
        if (outcomes.get(name) === "written") this.#written = { position, live, at: now };
      },
      () => {
        // The write may have succeeded or not: the member joins again, from its stored checkpoint.
        this.#passing = undefined;
        this.leave();
      },
    );
    this.#passing = ended;
    await ended;
  }
}
