import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import type { CommandContext } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import type { DueKind } from "@tablee/domain/due/vocabulary";
import { accountId, idFrom, type OrderId, orderId } from "@tablee/domain/kernel/ids";
import { type Actor, system } from "@tablee/domain/kernel/log/actor";
import type { Instant } from "@tablee/domain/kernel/time";
import { categoryOf, type StreamCategory } from "@tablee/domain/streams";
import { dueModels } from "@tablee/projections/due/read-models";
import { ordersModel } from "@tablee/projections/orders/read-model";
import { stockLevelsModel } from "@tablee/projections/stock-levels/read-model";
import { Automation, isNotice } from "@tablee/simulation/automation";
import type { Mood } from "@tablee/simulation/gateway";
import type { DueAt } from "@tablee/simulation/memory-facts";
import { World } from "@tablee/simulation/world";
import { chunksOf } from "./chunks.ts";
import { type Part, partsOf } from "./part.ts";

/** Acts that make a wave together. */
const CHUNK = 400;
/** The maximum of times that a thing is due: each attempt of a charge counts. */
const MAX_ROUNDS = 6;
const FOR_EVER = "9999-12-31T00:00:00.000Z";

/** Rows of nouns that are over once a week is. */
const rowsOfAWeek = [dueModels.due_capacity, dueModels.due_orders, ordersModel, stockLevelsModel];

/** A context of the season, the same for the same names. */
export function contextOf(at: Instant, names: readonly (string | number)[], actor: Actor = system("season")): CommandContext {
  const commandId = idFrom("season", ...names);
  const subject = actor.kind === "client" ? { subject: accountId(actor.id) } : {};
  return { commandId, actor, correlationId: commandId, ...subject, at };
}

/** The product in memory, and the events written in it since the last wave. Notices are left out: nothing follows from them. */
export class Stage {
  readonly #world = new World();
  readonly steps: Steps = this.#world.process().steps;
  readonly #automation = new Automation(this.#world, { policies: allPolicies.filter(({ name }) => !isNotice(name)) });

  /** Runs the policies over the new events, each at the instant of the event that it follows. */
  async follow(): Promise<void> {
    await this.#automation.follow(({ metadata }) => metadata.at);
    const { aside } = this.#automation;
    if (aside.length > 0) throw new Error(`left set aside: ${aside.join("; ")}`);
  }

  /** The events written since the last wave, with those that followed from them. */
  async wave(): Promise<Part[]> {
    await this.follow();
    return partsOf(this.#world.drain());
  }

  /** Does everything that becomes due of a kind, each thing when it is due; `mood` returns how an order's charge goes at an attempt. */
  async *untilNothingIsDue(kind: DueKind, mood: (orderId: OrderId, attempt: number) => Mood): AsyncGenerator<Part[]> {
    const { facts, gateway } = this.#world;
    for (let round = 1; ; round++) {
      const due = await facts.due(kind, FOR_EVER, Number.POSITIVE_INFINITY);
      if (due.length === 0) return;
      if (round > MAX_ROUNDS) throw new Error(`${kind} of ${due[0]!.key} is never done`);
      for (const chunk of chunksOf<DueAt>(due, CHUNK)) {
        for (const thing of chunk) {
          gateway.mood = mood(orderId(thing.key), round);
          await this.#automation.wake(kind, thing, thing.at);
        }
        yield this.wave();
      }
    }
  }

  /** Does something for each of many, and hands over a wave now and then. */
  async *each<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): AsyncGenerator<Part[]> {
    for (const chunk of chunksOf(items, CHUNK)) {
      for (const item of chunk) await act(item);
      yield this.wave();
    }
  }

  /** Drops data that is no longer read: streams of these categories, and rows of past weeks. */
  forget(categories: readonly StreamCategory[]): void {
    this.#world.log.forget((stream) => (categories as readonly string[]).includes(categoryOf(stream)));
    this.#world.facts.forget(rowsOfAWeek);
    this.#world.gateway.charges.clear();
  }
}
