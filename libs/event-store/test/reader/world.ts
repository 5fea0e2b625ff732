import { setImmediate as nextTurn } from "node:timers/promises";
import { randomFrom } from "@tablee/domain/testing/generation-examples";
import type { StoredEvent } from "../../src/events.ts";
import { type LogEntry, Undecodable } from "../../src/undecodable.ts";

const SLEEP = "sleep";

export interface Member {
  readonly name: string;
  readonly kind: "read model" | "policy";
  readonly categories: readonly string[];
  /** The types of its own events; by default, all events of its categories are its own. */
  readonly types?: readonly string[];
}

/** A log and the state of its followers, in memory. Everything that would take time waits for its turn, in any order. */
export class World {
  readonly random: () => number;
  readonly log: LogEntry[] = [];
  readonly turns: { readonly what: string; readonly take: () => void }[] = [];
  /** True if other processes make much progress before a timer fires. */
  timeIsLong = false;
  now = 0;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)]!;
  }

  sleep(signal: AbortSignal): Promise<void> {
    return this.turn(SLEEP, signal);
  }

  /** Waits for the caller's turn; returns at once when the signal has ended. */
  turn(what: string, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const turn = { what, take: resolve };
      this.turns.push(turn);
      signal?.addEventListener("abort", () => {
        const at = this.turns.indexOf(turn);
        if (at >= 0) this.turns.splice(at, 1);
        resolve();
      });
    });
  }

  /** Gives a random waiting caller its turn. */
  async step(): Promise<void> {
    this.now += 50;
    const awake = this.timeIsLong && this.chance(0.999) ? this.turns.filter(({ what }) => what !== SLEEP) : [];
    const turn = this.pick(awake.length > 0 ? awake : this.turns);
    if (turn) this.turns.splice(this.turns.indexOf(turn), 1);
    turn?.take();
    await nextTurn();
  }

  get head(): bigint {
    return this.log.at(-1)?.position ?? 0n;
  }

  append(category: string, broken = false): void {
    const position = this.head + BigInt(1 + Math.floor(this.random() * 9));
    const stream = `${category}-1`;
    this.log.push(
      broken
        ? new Undecodable({ type: "Broken", revision: 0n, streamId: stream, position: { commit: position } } as never, "damaged")
        : ({ id: String(position), stream, position, type: this.chance(0.5) ? "Happened" : "Noted" } as StoredEvent),
    );
  }

  /** The events of some categories between two positions, the first exclusive. */
  between(categories: readonly string[], after: bigint, until = this.head): readonly LogEntry[] {
    return this.log.filter(({ stream, position }) => position > after && position <= until && categories.includes(stream.split("-")[0]!));
  }

  /** The events of a member's own up to a position, and the undecodable ones of its categories. */
  ownOf({ categories, types }: Member, until = this.head): readonly LogEntry[] {
    const isOwn = (entry: LogEntry) => types === undefined || entry instanceof Undecodable || types.includes(entry.type);
    return this.between(categories, -1n, until).filter(isOwn);
  }
}
