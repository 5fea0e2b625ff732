import type { Act } from "@tablee/automation/act";
import type { Policy } from "@tablee/automation/policy";
import { schedules } from "@tablee/automation/schedules";
import { causedBy, scheduledBy } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import { sendDirectly } from "@tablee/commands/use-case";
import type { DueKind } from "@tablee/domain/due/vocabulary";
import type { Instant } from "@tablee/domain/kernel/time";
import type { StoredEvent } from "@tablee/event-store/events";
import type { Due } from "@tablee/projections/due/queries";
import { Died } from "./turns.ts";
import type { Process, World } from "./world.ts";

interface AutomationOptions {
  readonly policies: readonly Policy[];
  /** The position that the policies begin at. */
  readonly followed?: number | undefined;
  /** Gets what a rule said no to: then there is nothing to do. */
  readonly onRefused?: (refused: Refused) => void;
}

/** A piece of work that was set aside, by what it misses. */
interface Missing {
  readonly code: string;
}

const MAX_DUE = 100;

/** Notices say what happened and change nothing else: they are played where they are asked for. */
export const isNotice = (policy: string): boolean => policy.startsWith("notify-") || policy.startsWith("warn-");

/**
 * What happens by itself in a world: policies and due things, done by one process each, in whose place another comes when it dies.
 * What misses something that must be there is set aside and tried again, as workers do.
 */
export class Automation {
  readonly #world: World;
  readonly #policies = new Map<string, Policy[]>();
  readonly #onRefused: (refused: Refused) => void;
  readonly #events = new Map<string, Missing & { readonly policy: Policy; readonly event: StoredEvent }>();
  readonly #due = new Map<string, Missing & { readonly kind: DueKind }>();
  #following: Process;
  #waking: Process;
  #followed: number;

  constructor(world: World, { policies, followed = 0, onRefused = () => {} }: AutomationOptions) {
    this.#world = world;
    this.#following = world.process();
    this.#waking = world.process();
    this.#followed = followed;
    this.#onRefused = onRefused;
    for (const policy of policies) for (const type of policy.types) this.#policies.set(type, [...(this.#policies.get(type) ?? []), policy]);
  }

  /** What is set aside at present, each with what it misses. */
  get aside(): readonly string[] {
    return [...this.#events, ...this.#due].map(([name, { code }]) => `${name}: ${code}`);
  }

  /**
   * Runs the policies from their checkpoints, after what was set aside; `at` says when an event is acted upon. The process may die
   * after so many steps.
   */
  async follow(at: (event: StoredEvent) => Instant, dies?: number): Promise<void> {
    this.#following.life.stepsLeft = dies;
    try {
      for (const { policy, event } of [...this.#events.values()]) await this.#react(policy, event, at);
      for (; this.#followed < this.#world.log.head; this.#followed++) {
        const event = this.#world.log.at(this.#followed);
        for (const policy of this.#policies.get(event.type) ?? []) await this.#react(policy, event, at);
      }
      this.#following.life.stepsLeft = undefined;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      this.#following = this.#world.process();
    }
  }

  /** Does what is due now of these kinds. The process may die after so many steps: what it leaves is still due. */
  async doDue(kinds: readonly DueKind[], now: Instant, dies?: number): Promise<void> {
    this.#waking.life.stepsLeft = dies;
    try {
      for (const kind of kinds) {
        const due = await this.#world.facts.due(kind, now, MAX_DUE);
        const names = new Set(due.map((thing) => nameOfDue(kind, thing)));
        // It was done, or makes no sense any more.
        for (const [name, aside] of this.#due) if (aside.kind === kind && !names.has(name)) this.#due.delete(name);
        for (const thing of due) await this.wake(kind, thing, now);
      }
      this.#waking.life.stepsLeft = undefined;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      this.#waking = this.#world.process();
    }
  }

  /** Does what a wake-up for one due thing triggers. */
  async wake(kind: DueKind, { key, account_id, step }: Due, at: Instant): Promise<void> {
    const context = scheduledBy(kind, [key, step], at, account_id ?? undefined);
    const code = await this.#missingIn([schedules[kind].act({ key, step }, context)], this.#waking);
    const name = nameOfDue(kind, { key, step });
    if (code) this.#due.set(name, { kind, code });
    else this.#due.delete(name);
  }

  async #react(policy: Policy, event: StoredEvent, at: (event: StoredEvent) => Instant): Promise<void> {
    const code = await this.#missingIn(policy.acts(event, causedBy(policy.name, event, at(event))), this.#following);
    const name = `${policy.name} ${event.stream} ${event.revision}`;
    if (code) this.#events.set(name, { policy, event, code });
    else this.#events.delete(name);
  }

  /** Carries acts out as far as nothing is missing that must be there; answers what is. @throws any error but what a rule refuses */
  async #missingIn(acts: readonly Act[], { steps }: Process): Promise<string | undefined> {
    for (const act of acts) {
      try {
        await act(sendDirectly(steps));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.meaning === "missing") return error.code;
        this.#onRefused(error);
      }
    }
    return undefined;
  }
}

const nameOfDue = (kind: DueKind, { key, step }: Pick<Due, "key" | "step">): string => `${kind} ${key} ${step}`;
