import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { clock as clockCall } from "@tablee/contracts/calls/operations";
import { addDays, earlierOf } from "@tablee/domain/kernel/time";
import type { SharedClock } from "@tablee/platform/clock";
import { withoutWaitBudget } from "@tablee/platform/wait/wait-budget";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { type Advance, Advances } from "./advances.ts";
import { nextDueThings } from "./due-list.ts";
import { IdleCheck } from "./idle-check.ts";

/** The time limit for one instant's work before the conductor gives up. */
const WAIT_BUDGET_MS = 300_000;
const MAX_STEPS = 20_000;
/** The clock moves at most a year at once, and never past 2036: due dates a year later are then still in the zone table. */
const LONGEST_DAYS = 366;
const LAST_INSTANT = "2036-12-31T23:59:59.999Z";
/** A step is done in some tens of milliseconds: longer waits between looks would be most of a season. */
const LONGEST_WAIT_MS = 30;

/**
 * Moves the clock of all processes from one due instant to the next, waiting each time until everything due there is done,
 * so that a season plays in order.
 */
@Injectable()
export class Conductor {
  readonly #advances: Advances;

  constructor(private readonly api: ApiContext) {
    this.#advances = new Advances(api.pool);
  }

  async view(): Promise<OutputOf<typeof clockCall>> {
    const { movable } = this.api.opened;
    const now = this.api.clock.now();
    const [nextDue, last] = await Promise.all([nextDueThings(this.api.reads, now), this.#advances.last()]);
    const advance = last && { from: last.from, to: last.to, steps: last.steps, done: last.done, error: last.error };
    return { now, frozen: movable?.frozen ?? false, movable: movable !== undefined, advance, nextDue };
  }

  /** Begins to move to an instant; the view shows the progress. */
  async begin(to: string): Promise<OutputOf<typeof clockCall>> {
    const { movable } = this.api.opened;
    if (!movable) throw new Failure("clock-not-movable");
    const from = this.api.clock.now();
    if (to <= from) throw new Failure("clock-goes-forward-only", { now: from });
    const latest = earlierOf(addDays(from.slice(0, 10), LONGEST_DAYS) + from.slice(10), LAST_INSTANT);
    if (to > latest) throw new Failure("clock-too-far", { latest });
    const advance: Advance = { id: randomUUID(), from, to, steps: 0, done: false, error: null };
    if (!(await this.#advances.begin(advance))) throw new Failure("advance-under-way");
    void withoutWaitBudget(() => this.#conduct(advance, movable));
    return this.view();
  }

  async #conduct(advance: Advance, clock: SharedClock): Promise<void> {
    let reached = advance;
    const note = async (change: Partial<Advance>) => {
      reached = { ...reached, ...change };
      await this.#advances.note(reached);
    };
    await this.#advances
      .whileConducting(advance, () => this.#play(advance, clock, (steps) => note({ steps })))
      .then(() => note({ done: true }))
      .catch(async (error) => {
        this.api.log.error({ err: error }, "the clock stopped half way");
        await note({ done: true, error: error instanceof Error ? error.message : String(error) }).catch(() => {});
      });
  }

  async #play({ from, to }: Advance, clock: SharedClock, onStep: (steps: number) => Promise<void>): Promise<void> {
    const running = !clock.frozen;
    const idle = new IdleCheck(this.api.opened);
    await clock.freezeAt(from);
    await this.#untilIdle(idle, from);
    for (let steps = 1; steps <= MAX_STEPS; steps++) {
      const next = (await nextDueThings(this.api.reads, clock.now()))[0]?.at;
      const at = next !== undefined && next < to ? next : to;
      await clock.freezeAt(at);
      await this.#untilIdle(idle, at);
      await onStep(steps);
      if (at === to) break;
    }
    if (running) await clock.runFrom(to);
  }

  async #untilIdle(idle: IdleCheck, at: string): Promise<void> {
    const deadline = Date.now() + WAIT_BUDGET_MS;
    for (let wait = 5; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
      const waiting = await idle.waitingFor(at);
      if (waiting === null) return;
      if (Date.now() > deadline)
        throw new Error(`what is due at ${at} is not done after ${WAIT_BUDGET_MS / 1000} s: it waits for ${waiting}`);
      await sleep(wait);
    }
  }
}
