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
  /** The position at which the policies begin. */
  readonly followed?: number | undefined;
  /** Called with each refusal by a rule, after which nothing is left to do. */
  readonly onRefused?: (refused: Refused) => void;
}

/** Work that was set aside, with the refusal that names the missing thing. */
interface Missing {
  readonly code: string;
}

const MAX_DUE = 100;

/**
 * True for a policy that only sends notices, by its name. Notices change nothing else, so they are played only where a test asks for them.
 */
export const isNotice = (policy: string): boolean => policy.startsWith("notify-") || policy.startsWith("warn-");

/**
 * The automation of a world: policies and due things, each run by one process, which a new one replaces when it dies. Work that misses
 * something that must exist is set aside and retried, as by workers.
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

  /** The work set aside at present, each with the missing thing. */
  get aside(): readonly string[] {
    return [...this.#events, ...this.#due].map(([name, { code }]) => `${name}: ${code}`);
  }

  /**
   * Runs the policies from their checkpoints, after the work set aside; `at` returns the instant at which an event is handled. With `dies`,
   * the process dies after that many steps.
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

  /** Processes the due things of these kinds. With `dies`, the process dies after that many steps: the rest is still due. */
  async doDue(kinds: readonly DueKind[], now: Instant, dies?: number): Promise<void> {
    this.#waking.life.stepsLeft = dies;
    try {
      for (const kind of kinds) {
        const due = await this.#world.facts.due(kind, now, MAX_DUE);
        const names = new Set(due.map((thing) => nameOfDue(kind, thing)));
        // It was done, or is no longer due.
        for (const [name, aside] of this.#due) if (aside.kind === kind && !names.has(name)) this.#due.delete(name);
        for (const thing of due) await this.wake(kind, thing, now);
      }
      this.#waking.life.stepsLeft = undefined;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      this.#waking = this.#world.process();
    }
  }

  /** Runs the use case of one due thing's wake-up. */
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

  /** Runs acts until one misses something that must exist; returns its refusal's code. @throws any error other than a refusal */
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
