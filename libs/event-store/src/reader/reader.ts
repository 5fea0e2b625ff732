import { Semaphore } from "@tablee/platform/wait/semaphore";
import type { Batch } from "../subscription-buffer.ts";
import type { LogEntry } from "../undecodable.ts";
import { advanceIdleCheckpoints } from "./advance-idle-checkpoints.ts";
import { Changes } from "./changes.ts";
import { MemberQueue } from "./member-queue.ts";
import type { MemberBatch, Membership } from "./membership.ts";
import type { ReaderLimits, ReaderPorts } from "./ports.ts";
import { startPosition } from "./start-position.ts";

/** Members that join within this time of the first are present from the beginning. */
const GATHER_MS = 1_000;
const CATCHING_UP_AT_ONCE = 4;
/** A member that takes longer over a batch gives up its place among those catching up, and the reader does not wait for it. */
const WAIT_BUDGET_MS = 5_000;
const AGAIN_MS = 1_000;

/**
 * The one reader of the log in a process. It hands its events to the members that are level with it; the others catch up on their own. It
 * reads while it has members. No member waits for another.
 */
export class Reader {
  readonly #ports: ReaderPorts;
  readonly #limits: Required<ReaderLimits>;
  readonly #queues = new Set<MemberQueue>();
  readonly #changes = new Changes();
  readonly #catchingUp = new Semaphore(CATCHING_UP_AT_ONCE);
  #isRunning = false;
  /** Ends the present subscription. */
  #reading = new AbortController();
  /** The last position that was handed out, and whether that was the end of the log; undefined while it does not read. */
  #at: Pick<Batch, "position" | "caughtUp"> | undefined;
  /** True if it has been at the end of the log since its subscription began. */
  #live = false;

  constructor(ports: ReaderPorts, { members, maxWaiting = 4_000 }: ReaderLimits) {
    this.#ports = ports;
    this.#limits = { members, maxWaiting };
  }

  /**
   * Yields the events of a member's own in batches, oldest first, each after its checkpoint. The member writes its checkpoint with each
   * batch; the reader moves it past events of others. Ends when the member must read its checkpoint again.
   * @throws NotFollowable, Undecodable
   */
  async *follow(member: Membership): AsyncGenerator<MemberBatch, void> {
    const queue = this.#join(member);
    try {
      while (!queue.hasLeft) {
        for await (const batch of this.#batchesOf(queue)) {
          const begun = await queue.begin(batch);
          if (!begun) break;
          yield begun;
          queue.finish(batch, this.#ports.now());
          this.#changes.tell();
        }
      }
      if (queue.failure) throw queue.failure;
    } finally {
      queue.leave();
    }
  }

  #join(member: Membership): MemberQueue {
    const queue = new MemberQueue(member, this.#ports.now(), this.#limits.maxWaiting);
    const { signal } = member;
    const leave = () => queue.leave();
    signal.addEventListener("abort", leave);
    queue.signal.addEventListener("abort", () => {
      signal.removeEventListener("abort", leave);
      this.#queues.delete(queue);
      if (this.#queues.size === 0) this.#end();
      this.#changes.tell();
    });
    this.#queues.add(queue);
    if (signal.aborted) queue.leave();
    if (!this.#isRunning && this.#queues.size > 0) {
      this.#isRunning = true;
      void this.#run();
    }
    this.#changes.tell();
    return queue;
  }

  async *#batchesOf(queue: MemberQueue): AsyncGenerator<Batch, void> {
    if (queue.isLevel) yield* queue.batches();
    else if (this.#at) yield* this.#catchUp(queue);
    else await this.#changes.next();
  }

  /** Catches up to the end of the log by a subscription of its own, while a queue keeps the reader's events. */
  async *#catchUp(queue: MemberQueue): AsyncGenerator<Batch, void> {
    const release = await this.#catchingUp.take(queue.signal);
    const late = new AbortController();
    const signal = AbortSignal.any([queue.signal, late.signal]);
    try {
      if (!this.#at || signal.aborted) return;
      queue.open(this.#at);
      for await (const read of this.#ports.catchUp(queue.member, queue.done, signal)) {
        const batch = { ...read, events: read.events.filter((event) => queue.concerns(event)) };
        if (batch.events.length > 0) yield* this.#withWaitBudget(batch, late, release);
        else queue.passTo(batch.position);
        if (signal.aborted) return;
        if (batch.caughtUp) return queue.becomeLevel();
        this.#changes.tell();
      }
    } finally {
      release();
      late.abort();
    }
  }

  async *#withWaitBudget(batch: Batch, late: AbortController, release: () => void): AsyncGenerator<Batch, void> {
    const done = new AbortController();
    void this.#ports.sleep(WAIT_BUDGET_MS, done.signal).then(() => {
      if (done.signal.aborted) return;
      late.abort();
      release();
    });
    try {
      yield batch;
    } finally {
      done.abort();
    }
  }

  /** Reads, and moves idle checkpoints, while there are members. */
  async #run(): Promise<void> {
    const stop = new AbortController();
    void advanceIdleCheckpoints(this.#queues, this.#changes, this.#ports, (error) => this.#startAgain(error), stop.signal);
    while (this.#queues.size > 0) {
      this.#reading = new AbortController();
      const { signal } = this.#reading;
      try {
        await this.#gather(signal);
        if (!signal.aborted) await this.#read(signal);
      } catch (error) {
        if (!signal.aborted) await this.#failed(error as Error, signal);
      }
    }
    stop.abort();
    this.#isRunning = false;
  }

  /** Waits for members that are about to join: those present at the beginning need not catch up on their own. */
  async #gather(signal: AbortSignal): Promise<void> {
    await this.#changes.until(
      () => this.#queues.size >= this.#limits.members,
      (enough) => this.#ports.sleep(GATHER_MS, enough),
      signal,
    );
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { start, level } = await startPosition([...this.#queues], this.#ports);
    if (signal.aborted) return;
    this.#at = { position: start, caughtUp: false };
    this.#live = false;
    for (const queue of level) {
      queue.open(this.#at);
      queue.becomeLevel();
    }
    this.#changes.tell();
    for await (const batch of this.#ports.subscribe(start, signal, () => this.#interrupted())) {
      if (!signal.aborted && !this.#live && !batch.caughtUp) await this.#room(signal);
      if (signal.aborted) return;
      this.#hand(batch);
    }
  }

  /** While it is not live it waits for its members, for some time: otherwise they would all have to catch up on their own. */
  async #room(signal: AbortSignal): Promise<void> {
    const crowded = () => [...this.#queues].filter((queue) => queue.isCrowded);
    await this.#changes.until(
      () => crowded().length === 0,
      (enough) => this.#ports.sleep(WAIT_BUDGET_MS, enough),
      signal,
    );
    for (const queue of crowded()) queue.fallBehind();
  }

  #hand(batch: Batch<LogEntry>): void {
    // An empty batch that is not at the end of the log means that the reader no longer is.
    if (batch.caughtUp) this.#live = true;
    else if (batch.events.length === 0) this.#live = false;
    this.#at = batch;
    for (const queue of this.#queues) queue.offer(batch.events, batch);
    this.#changes.tell();
  }

  /** Counts the interruption for each member that the reader feeds; one that catches up has a subscription of its own. */
  #interrupted(): void {
    const fed = [...this.#queues].filter(({ isLevel }) => isLevel);
    for (const [checkpoints, queues] of Map.groupBy(fed, ({ member }) => member.checkpoints))
      void checkpoints.interrupted(queues.map(({ member }) => member.name)).catch(() => {});
  }

  /** After trouble with Postgres all members read their checkpoints again, and the reader begins again with them. */
  #startAgain(error: unknown): void {
    this.#ports.troubled(error);
    for (const queue of [...this.#queues]) queue.leave();
  }

  #end(): void {
    this.#at = undefined;
    this.#reading.abort();
  }

  async #failed(error: Error, signal: AbortSignal): Promise<void> {
    if (this.#at) for (const queue of [...this.#queues]) queue.leave(error);
    else {
      this.#ports.troubled(error);
      await this.#ports.sleep(AGAIN_MS, signal);
    }
  }
}
