import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { clock as clockCall } from "@tablee/contracts/calls/operations";
import { addDays, earlierOf } from "@tablee/domain/kernel/time";
import type { SharedClock } from "@tablee/platform/clock";
import { withoutPatience } from "@tablee/platform/patience";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { nextDueThings } from "./due-list.ts";
import { Quiet } from "./quiet.ts";

/** How long one instant's work may take before the conductor gives up. */
const PATIENCE_MS = 300_000;
const MOST_STEPS = 20_000;
/** The clock moves at most a year at once, and never past 2036: what is due a year later is still in the zone table then. */
const LONGEST_DAYS = 366;
const LAST_INSTANT = "2036-12-31T23:59:59.999Z";
/** A step is done in some tens of milliseconds: longer waits between looks would be most of a season. */
const LONGEST_WAIT_MS = 30;

interface Advance {
  readonly from: string;
  readonly to: string;
  steps: number;
  done: boolean;
  error: string | null;
}

/**
 * Moves the clock of all processes from one due instant to the next, waiting each time until everything due there is done,
 * so that a season plays in order.
 */
@Injectable()
export class Conductor {
  #advance: Advance | null = null;

  constructor(private readonly api: ApiContext) {}

  async view(): Promise<OutputOf<typeof clockCall>> {
    const { movable } = this.api.opened;
    const now = this.api.clock.now();
    const nextDue = await nextDueThings(this.api.reads, now);
    return {
      now,
      frozen: movable?.frozen ?? false,
      movable: movable !== undefined,
      advance: this.#advance && { ...this.#advance },
      nextDue,
    };
  }

  /** Begins to move to an instant; how far it has come is seen in the view. */
  begin(to: string): void {
    const { movable } = this.api.opened;
    if (!movable) throw new Failure("clock-not-movable");
    const from = this.api.clock.now();
    if (to <= from) throw new Failure("clock-goes-forward-only", { now: from });
    const latest = earlierOf(addDays(from.slice(0, 10), LONGEST_DAYS) + from.slice(10), LAST_INSTANT);
    if (to > latest) throw new Failure("clock-too-far", { latest });
    if (this.#advance && !this.#advance.done) throw new Failure("advance-under-way");
    const advance: Advance = { from, to, steps: 0, done: false, error: null };
    this.#advance = advance;
    void withoutPatience(() => this.#play(advance, movable)).catch((error) => {
      advance.error = error instanceof Error ? error.message : String(error);
      advance.done = true;
      this.api.log.error({ err: error }, "the clock stopped half way");
    });
  }

  async #play(advance: Advance, clock: SharedClock): Promise<void> {
    const running = !clock.frozen;
    const quiet = new Quiet(this.api.opened);
    await clock.freezeAt(advance.from);
    await this.#untilQuiet(quiet, advance.from);
    for (; advance.steps < MOST_STEPS; advance.steps++) {
      const now = clock.now();
      const next = (await nextDueThings(this.api.reads, now))[0]?.at;
      const at = next !== undefined && next < advance.to ? next : advance.to;
      await clock.freezeAt(at);
      await this.#untilQuiet(quiet, at);
      if (at === advance.to) break;
    }
    if (running) await clock.runFrom(advance.to);
    advance.done = true;
  }

  async #untilQuiet(quiet: Quiet, at: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let wait = 5; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
      const waiting = await quiet.waitingFor(at);
      if (waiting === null) return;
      if (Date.now() > deadline) throw new Error(`what is due at ${at} is not done after ${PATIENCE_MS / 1000} s: it waits for ${waiting}`);
      await sleep(wait);
    }
  }
}
