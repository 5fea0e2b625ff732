import { setTimeout as sleep } from "node:timers/promises";
import type { CommandBus } from "@nestjs/cqrs";
import { menus, orders } from "@tablee/commands/aggregates";
import { EditOrder } from "@tablee/commands/order/edit-order";
import { type AskedLine, askedOf } from "@tablee/commands/order/order-lines";
import { Refused } from "@tablee/commands/refused";
import type { Random } from "@tablee/demo/random";
import { idFrom } from "@tablee/domain/kernel/ids";
import { menuId } from "@tablee/domain/streams";
import type { Guest } from "./crowd.ts";
import type { Doors } from "./doors.ts";

/** What somebody asked for, when that was received, and what they were told. */
export interface Answered {
  /** The editing session under which it stands in the log if it was accepted. */
  readonly session: string;
  readonly orderId: string;
  readonly at: string;
  readonly lines: readonly AskedLine[];
  /** Accepted, or the code of the refusal. */
  readonly answer: string;
}

/** Guests who add a portion of something while their time runs out: each as the API would do it, at the clock's time. */
export class Editors {
  readonly #doors: Doors;
  readonly #bus: CommandBus;
  readonly #random: Random;
  #asked = 0;
  #wanted: readonly string[] = [];

  constructor(doors: Doors, bus: CommandBus, random: Random) {
    this.#doors = doors;
    this.#bus = bus;
    this.#random = random;
  }

  /** What is nearly gone, and as many items of which there is enough: some of the edits want what nobody will get. */
  async look({ orderId }: Guest): Promise<void> {
    const { runtime } = this.#doors.opened.dependencies;
    const { state: order } = await runtime.load(orders, orderId);
    if (order.status === "none") throw new Error("there is no such order");
    const { state: menu } = await runtime.load(menus, menuId(order.region, order.week));
    const dishes = menu.status === "published" ? menu.items.filter((item) => item.kind !== "market") : [];
    const byUnits = dishes.toSorted((a, b) => a.units - b.units).map((item) => item.sku);
    this.#wanted = [...byUnits.slice(0, 3), ...byUnits.slice(-3)];
  }

  /** So many edits of any guests' orders, evenly over so many milliseconds; answers once the last one has been asked. */
  async ask(guests: readonly Guest[], count: number, overMs: number): Promise<Promise<Answered>[]> {
    const from = Date.now();
    const answers: Promise<Answered>[] = [];
    for (let i = 0; i < count; i++) {
      const wait = from + (overMs * i) / count - Date.now();
      if (wait > 0) await sleep(wait);
      answers.push(this.#edit(guests[this.#random.below(guests.length)]!, this.#asked++));
    }
    return answers;
  }

  async #edit({ orderId, accountId }: Guest, number: number): Promise<Answered> {
    const session = `storm-${number}`;
    const at = this.#doors.opened.clock.now();
    const { state } = await this.#doors.opened.dependencies.runtime.load(orders, orderId);
    if (state.status === "none") throw new Error("there is no such order");
    const lines = this.#more(askedOf(state.lines));
    const commandId = idFrom("storm", number, orderId);
    const actor = { kind: "client", id: accountId } as const;
    const edit = new EditOrder(
      { accountId, orderId, version: state.version, editingSession: session, lines },
      { commandId, actor, correlationId: commandId, subject: accountId, at },
    );
    const answer = await this.#bus.execute(edit).then(
      () => "accepted",
      (error) => (error instanceof Refused ? error.code : String(error)),
    );
    return { session, orderId, at, lines, answer };
  }

  /** A portion more of something that stands on the order, or of something that does not. */
  #more(lines: readonly AskedLine[]): AskedLine[] {
    const sku = this.#random.below(3) === 0 ? lines[0]!.sku : this.#wanted[this.#random.below(this.#wanted.length)]!;
    const held = lines.find((line) => line.sku === sku);
    return held ? lines.map((line) => (line === held ? { ...line, quantity: line.quantity + 1 } : line)) : [...lines, { sku, quantity: 1 }];
  }
}
