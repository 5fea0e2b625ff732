import { categoryOf } from "@tablee/domain/streams";
import type { Batch } from "../subscription-buffer.ts";
import { type LogEntry, Undecodable } from "../undecodable.ts";
import { Changes } from "./changes.ts";
import type { MemberBatch, Membership, Passing } from "./membership.ts";

const MAX_EVENTS = 1_000;
/** How often a member that has nothing to write looks whether it was paused or lost its lease. */
const HEARTBEAT_MS = 3_000;

/** A member's place at the reader: what waits for it, how far it is, and what its checkpoint says. */
export class MemberQueue {
  readonly member: Membership;
  readonly #categories: ReadonlySet<string>;
  readonly #types: ReadonlySet<string> | undefined;
  readonly #maxWaiting: number;
  readonly #stop = new AbortController();
  readonly #changes = new Changes();
  #failure: Error | undefined;
  #queue: LogEntry[] = [];
  /** Whether the queue takes what the reader hands out. */
  #open = false;
  /** Whether it is fed from the queue. */
  #level = false;
  /** Whether a batch is handed out and unfinished. */
  #busy = false;
  /** Reader position when the queue was last fed, and whether that was the end of the log. */
  #offered: Pick<Batch, "position" | "caughtUp"> = { position: -1n, caughtUp: false };
  /** Every event up to here is done, or is not its own. */
  #done: bigint;
  /** What its checkpoint says, and since when by the reader's clock. */
  #written: { readonly position: bigint; readonly live: boolean; readonly at: number };
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

  /** Why it was dropped, if by a fault. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  get isLevel(): boolean {
    return this.#level;
  }

  get done(): bigint {
    return this.#done;
  }

  /** Whether an entry is the member's own. What cannot be read may be, if its category is. */
  concerns(entry: LogEntry): boolean {
    if (!this.#categories.has(categoryOf(entry.stream))) return false;
    return this.#types === undefined || entry instanceof Undecodable || this.#types.has(entry.type);
  }

  /** Whether so much waits that a reader which may wait does. */
  get isCrowded(): boolean {
    return this.#level && this.#queue.length >= this.#maxWaiting / 4;
  }

  /** Lets it go: it has to join anew, or to fail with an error. */
  leave(failure?: Error): void {
    this.#failure ??= failure;
    this.fallBehind();
    this.#stop.abort();
  }

  /** From now on what the reader hands out waits for it. */
  open({ position, caughtUp }: Pick<Batch, "position" | "caughtUp">): void {
    this.#queue = [];
    this.#open = true;
    this.#offered = { position, caughtUp };
  }

  /** The queue holds nothing for it any more: it must catch up on its own read. */
  fallBehind(): void {
    this.#level = this.#open = false;
    this.#queue = [];
    this.#changes.tell();
  }

  /** Its own read reached the end of the log: the queue feeds it from here, unless it has overflowed meanwhile. */
  becomeLevel(): void {
    this.#level = this.#open;
  }

  /** Takes over what the reader hands out, never waiting. */
  offer(entries: readonly LogEntry[], { position, caughtUp }: Batch<LogEntry>): void {
    if (!this.#open) return;
    for (const entry of entries) if (this.concerns(entry)) this.#queue.push(entry);
    this.#offered = { position, caughtUp };
    if (this.#queue.length > this.#maxWaiting) this.fallBehind();
    else this.#changes.tell();
  }

  /** What waits for it, batch by batch, for as long as it is level. @throws Undecodable for an event of its own that is reached */
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
    const most = this.member.maxEvents ?? MAX_EVENTS;
    const unread = this.#queue.findIndex((entry) => entry instanceof Undecodable);
    if (unread === 0) throw this.#queue[0];
    const events = this.#queue.splice(0, unread > 0 ? Math.min(unread, most) : most) as Batch["events"][number][];
    if (events.length === 0) return undefined;
    this.#busy = true;
    return this.#queue.length > 0 ? { events, position: events.at(-1)!.position, caughtUp: false } : { events, ...this.#offered };
  }

  /** Skips what it saw while it caught up, or before it joined. */
  #dropDone(): void {
    const first = this.#queue.findIndex(({ position }) => position > this.#done);
    this.#queue.splice(0, first === -1 ? this.#queue.length : first);
  }

  /** Begins a batch, once its checkpoint stands still. Undefined when it has left meanwhile. */
  async begin(batch: Batch): Promise<MemberBatch | undefined> {
    while (this.#passing) await this.#passing;
    if (this.hasLeft) return undefined;
    this.#busy = true;
    return { ...batch, previous: this.#written.position };
  }

  /** The batch is applied, and its checkpoint written with it. */
  finish({ position, caughtUp }: Batch, now: number): void {
    this.#busy = false;
    this.#done = position;
    this.#written = { position, live: caughtUp, at: now };
  }

  /** Nothing of its own stands before this position. */
  passTo(position: bigint): void {
    if (position > this.#done) this.#done = position;
  }

  /** What its checkpoint is to say now; undefined when it says so already, or may not be moved. */
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

  /** Its checkpoint is being moved: no batch begins before that has ended. */
  async pass({ name, position, live }: Passing, outcome: Promise<ReadonlyMap<string, "written" | "leaves">>, now: number): Promise<void> {
    const ended = outcome.then(
      (outcomes) => {
        this.#passing = undefined;
        if (outcomes.get(name) === "leaves") this.leave();
        if (outcomes.get(name) === "written") this.#written = { position, live, at: now };
      },
      () => {
        // Whether it was written is not known: it joins anew, from where its checkpoint stands.
        this.#passing = undefined;
        this.leave();
      },
    );
    this.#passing = ended;
    await ended;
  }
}
