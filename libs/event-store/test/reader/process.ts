import type { StoredEvent } from "../../src/events.ts";
import { NotFollowable } from "../../src/follow.ts";
import type { ReaderPorts } from "../../src/reader/ports.ts";
import { Reader } from "../../src/reader/reader.ts";
import type { Batch } from "../../src/subscription-buffer.ts";
import { type LogEntry, Undecodable } from "../../src/undecodable.ts";
import type { Database } from "./database.ts";
import type { Member, World } from "./world.ts";

const STORE = "the store";

/** The troubles of processes and of the event store. */
export interface Faults {
  /** The chance that a subscription ends at one of its turns. */
  ends: number;
  /** True while the event store refuses to be followed. */
  refuses: boolean;
  /** Members that do not finish a batch, and the promise that each waits for. */
  readonly hung: Map<string, Promise<void>>;
}

/**
 * A process with a reader and a life cycle for each member: it takes the lease, follows and applies, and begins again after any trouble.
 */
export class Process {
  readonly reader: Reader;
  readonly #stop = new AbortController();
  /** Names of members that caught up on their own. */
  readonly caughtUp: string[] = [];
  open = 0;

  constructor(
    readonly name: string,
    readonly world: World,
    readonly database: Database,
    readonly faults: Faults,
  ) {
    const { members } = database;
    const all = [...new Set(members.flatMap(({ categories }) => categories))];
    const ports: ReaderPorts = {
      identity: STORE,
      subscribe: (after, signal) => this.#entries(all, after, signal),
      catchUp: (member, after, signal) => {
        this.caughtUp.push(member.name);
        return this.#events(member.categories, after, signal);
      },
      newest: async (after, limit) => {
        await world.turn("newest");
        const found = world.log.filter(({ position }) => position > after).toReversed();
        return found.slice(0, limit + 1);
      },
      troubled: () => {},
      sleep: (_ms, signal) => world.sleep(signal),
      now: () => world.now,
    };
    this.reader = new Reader(ports, { members: members.length, maxWaiting: 8 });
  }

  start(): void {
    for (const member of this.database.members) void this.#live(member);
  }

  /** Ends at once, wherever it was: its leases remain. */
  die(): void {
    this.#stop.abort();
  }

  get isDead(): boolean {
    return this.#stop.signal.aborted;
  }

  async #live(member: Member): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.world.turn(`${this.name}: ${member.name}`, signal);
      try {
        if (signal.aborted || !this.database.take(member, this.name)) continue;
        const { position, paused, locked } = this.database.row(member);
        if (!paused && !locked) await this.#follow(member, position, signal);
      } catch {
        // After any trouble it reads its position again.
      }
    }
  }

  async #follow(member: Member, after: bigint, signal: AbortSignal): Promise<void> {
    const checkpoints = this.#checkpoints;
    for await (const batch of this.reader.follow({ ...member, after, identity: STORE, checkpoints, signal, maxEvents: 5 })) {
      await this.world.turn(`${this.name}: ${member.name} works`);
      await this.faults.hung.get(member.name);
      if (signal.aborted) return;
      if (member.kind === "policy") this.database.act(member, batch.events);
      await this.world.turn(`${this.name}: ${member.name} commits`);
      if (signal.aborted || !this.database.apply(member, this.name, batch)) return;
      await this.world.turn(`${this.name}: ${member.name} continues`);
    }
  }

  readonly #checkpoints = {
    pass: (passing: Parameters<Database["pass"]>[1]) => this.database.pass(this.name, passing),
    interrupted: async () => {},
  };

  async *#events(categories: readonly string[], after: bigint, signal: AbortSignal): AsyncGenerator<Batch> {
    for await (const batch of this.#entries(categories, after, signal)) {
      const broken = batch.events.findIndex((entry) => entry instanceof Undecodable);
      if (broken === -1) yield batch as Batch;
      else {
        const events = batch.events.slice(0, broken) as StoredEvent[];
        if (events.length > 0) yield { events, position: events.at(-1)!.position, caughtUp: false };
        throw batch.events[broken];
      }
    }
  }

  /** Follows as the product follows the event store: forever, resuming after the last batch. */
  async *#entries(categories: readonly string[], after: bigint, signal: AbortSignal): AsyncGenerator<Batch<LogEntry>> {
    let at = after;
    let reported = false;
    this.open++;
    try {
      while (!signal.aborted) {
        await this.world.turn(`${this.name}: the log`, signal);
        if (signal.aborted) return;
        if (this.faults.refuses) throw new NotFollowable(at, "refused");
        const ended = this.world.chance(this.faults.ends);
        const waiting = this.world.between(categories, at);
        const events = ended ? [] : waiting.slice(0, 1 + Math.floor(this.world.random() * 6));
        const caughtUp = !ended && events.length === waiting.length;
        if (events.length === 0 && caughtUp === reported && !this.world.chance(0.2)) continue;
        // A checkpoint of the filter is at most at the end of what was read.
        at = events.at(-1)?.position ?? at;
        if (caughtUp && this.world.chance(0.5)) at = this.world.head;
        reported = caughtUp;
        yield { events, position: at, caughtUp };
      }
    } finally {
      this.open--;
    }
  }
}
