import type { Act } from "@tablee/automation/act";
import type { Policy } from "@tablee/automation/policy";
import { schedules } from "@tablee/automation/schedules";
import { causedBy, scheduledBy } from "@tablee/commands/context";
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
  /** Gets what a use case throws, and throws on what is no answer. */
  readonly onError: (error: unknown) => void;
}

/** Notices say what happened and change nothing else: they are played where they are asked for. */
export const isNotice = (policy: string): boolean => policy.startsWith("notify-") || policy.startsWith("warn-");

/** What happens by itself in a world: policies and due things, done by one process, in whose place another comes when it dies. */
export class Automation {
  readonly #world: World;
  readonly #byType = new Map<string, Policy[]>();
  readonly #onError: (error: unknown) => void;
  #working: Process;
  #followed: number;

  constructor(world: World, { policies, followed = 0, onError }: AutomationOptions) {
    this.#world = world;
    this.#working = world.process();
    this.#followed = followed;
    this.#onError = onError;
    for (const policy of policies) for (const type of policy.types) this.#byType.set(type, [...(this.#byType.get(type) ?? []), policy]);
  }

  /** Runs the policies from their checkpoints; `at` says when an event is acted upon. The process may die after so many steps. */
  async follow(at: (event: StoredEvent) => Instant, dies?: number): Promise<void> {
    this.#working.life.stepsLeft = dies;
    try {
      for (; this.#followed < this.#world.log.head; this.#followed++) {
        const event = this.#world.log.at(this.#followed);
        for (const policy of this.#byType.get(event.type) ?? [])
          for (const act of policy.acts(event, causedBy(policy.name, event, at(event)))) await this.#do(act);
      }
      this.#working.life.stepsLeft = undefined;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      this.#working = this.#world.process();
    }
  }

  /** Does what a wake-up for one due thing triggers. */
  wake(kind: DueKind, { key, account_id, step }: Due, at: Instant): Promise<void> {
    const context = scheduledBy(kind, [key, step], at, account_id ?? undefined);
    return this.#do(schedules[kind].act({ key, step }, context));
  }

  async #do(act: Act): Promise<void> {
    await act(this.#working.steps).catch(this.#onError);
  }
}
