import type { Policy } from "@tablee/automation/policy";
import type { Ports, Steps } from "@tablee/commands/steps";
import { dueKinds } from "@tablee/domain/due/vocabulary";
import { earlierOf, type Instant } from "@tablee/domain/kernel/time";
import { Automation } from "./automation.ts";
import { MemoryLog } from "./memory-log.ts";
import { OverdueWeeks } from "./overdue-weeks.ts";
import { World } from "./world.ts";

/** Rounds of one instant's work, each of at most a hundred due things of a kind. */
const MAX_ROUNDS = 10_000;

/**
 * A past that is played in memory, with the work of the workers: use cases act through `steps`, and the clock moves from one due instant to
 * the next, at each of which policies and schedules do all their work. `outside` are the ports, which keep what they receive.
 */
export class Life {
  readonly world: World;
  readonly steps: Steps;
  readonly #automation: Automation;
  readonly #overdue: OverdueWeeks;
  #now: Instant;

  constructor(start: Instant, policies: readonly Policy[], outside: Ports) {
    this.world = new World(new MemoryLog(), outside);
    this.steps = this.world.process().steps;
    this.#automation = new Automation(this.world, { policies });
    this.#overdue = new OverdueWeeks(this.world.process().steps);
    this.#now = start;
  }

  get now(): Instant {
    return this.#now;
  }

  /** Plays up to an instant, with everything that becomes due on the way; for an instant that is not later, only what is due now. */
  async advance(to: Instant): Promise<void> {
    await this.#settle();
    while (this.#now < to) {
      const next = this.world.facts.nextDue(dueKinds, this.#now);
      const deadline = this.#overdue.nextDeadline(this.#now);
      this.#now = [next, deadline].reduce<Instant>((at, other) => (other === undefined ? at : earlierOf(at, other)), to);
      await this.#settle();
    }
  }

  /**
   * Processes everything that is due, and its consequences, until nothing is left at this instant.
   * @throws Error when it does not end, or when work was set aside: a past leaves nothing undone
   */
  async #settle(): Promise<void> {
    const { facts, log } = this.world;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = log.head;
      await this.#automation.follow(() => this.#now);
      await this.#overdue.commit(this.#now);
      const due = facts.nextDue(dueKinds);
      if (due !== undefined && due <= this.#now) await this.#automation.doDue(dueKinds, this.#now);
      await this.#automation.follow(() => this.#now);
      if (log.head === before) return this.#mustBeDone();
    }
    throw new Error(`what is due at ${this.#now} has no end`);
  }

  #mustBeDone(): void {
    const { aside } = this.#automation;
    const due = this.world.facts.nextDue(dueKinds);
    const undone = due !== undefined && due <= this.#now ? [...aside, `due since ${due}`] : aside;
    if (undone.length > 0) throw new Error(`not done at ${this.#now}: ${undone.slice(0, 5).join("; ")}`);
  }
}
