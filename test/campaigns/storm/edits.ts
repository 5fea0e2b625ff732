import { setTimeout as sleep } from "node:timers/promises";
import { menus, orders } from "@tablee/commands/aggregates";
import { type AskedLine, askedOf } from "@tablee/commands/order/making/order-lines";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import type { ApiClient } from "@tablee/contracts/client";
import type { Random } from "@tablee/demo/random";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import type { Guest } from "./crowd.ts";
import type { Doors } from "./doors.ts";

/** A customer's request, and its answer. */
export interface Answered {
  /** The editing session that the log records it under if it was accepted. */
  readonly session: string;
  readonly orderId: OrderId;
  /** When it was sent, by the clock: it is received then or later. */
  readonly at: string;
  readonly lines: readonly AskedLine[];
  /** Accepted, or the code of the refusal; `unavailable` is a 503. */
  readonly answer: string;
  /** Milliseconds from its request to its answer. */
  readonly ms: number;
  /** The time at which the server received an edit that it refused as past the cutoff. */
  readonly receivedAt?: string | undefined;
}

/** At once: fewer than the product has connections. */
const SIGN_INS = 10;

/** Guests who add a portion of something while their time runs out, over HTTP. */
export class Editors {
  readonly #doors: Doors;
  readonly #random: Random;
  readonly #clients = new Map<string, ApiClient>();
  #asked = 0;
  #wanted: readonly string[] = [];
  #usual: readonly OrderLine[] = [];

  constructor(doors: Doors, random: Random) {
    this.#doors = doors;
    this.#random = random;
  }

  /** Items that are nearly sold out, and as many that are plentiful: some of the edits request units that are gone. */
  async look({ orderId }: Guest): Promise<void> {
    const { runtime } = this.#doors.opened.dependencies;
    const { state: order } = await runtime.load(orders, orderId);
    if (order.status === "none") throw new Error("there is no such order");
    this.#usual = order.lines;
    const { state: menu } = await runtime.load(menus, menuId(order.region, order.week));
    const dishes = menu.status === "published" ? menu.items.filter((item) => item.kind !== "market") : [];
    const byUnits = dishes.toSorted((a, b) => a.units - b.units).map((item) => item.sku);
    this.#wanted = [...byUnits.slice(0, 3), ...byUnits.slice(-3)];
  }

  /** Guests are signed in before their time runs out: the product's own connections are for its requests then. */
  async signIn(guests: readonly Guest[]): Promise<void> {
    for (let i = 0; i < guests.length; i += SIGN_INS)
      await Promise.all(
        guests.slice(i, i + SIGN_INS).map(async ({ accountId }) => {
          this.#clients.set(accountId, await this.#doors.signedIn(accountId));
        }),
      );
  }

  /** Makes `count` edits of any guests' orders, evenly over `overMs` milliseconds; resolves once the last one has been sent. */
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
    const session = `storm-${String(number).padStart(8, "0")}`;
    const call = this.#clients.get(accountId)!;
    const at = this.#doors.opened.clock.now();
    const asked = { session, orderId, at };
    const { version, lines: held } = await this.#open(orderId);
    const lines = this.#more(askedOf(held));
    const sentAt = performance.now();
    const answered = (answer: string) => ({ ...asked, lines, answer, ms: performance.now() - sentAt });
    return call(updateQuantity, { orderId, version, editingSession: session, lines: lines.map(toInput) }).then(
      () => answered("accepted"),
      (error: Failed) => ({ ...answered(answerOf(error)), receivedAt: error.body?.details?.receivedAt }),
    );
  }

  /**
   * The content that an editor shows of an order: while the event store is down, that of another box of the week. The edit is
   * sent all the same.
   */
  async #open(orderId: OrderId): Promise<{ readonly version: number; readonly lines: readonly OrderLine[] }> {
    const loaded = await this.#doors.opened.dependencies.runtime.load(orders, orderId).catch(() => undefined);
    return loaded && loaded.state.status !== "none" ? loaded.state : { version: 0, lines: this.#usual };
  }

  /** One more portion of an item that the order has, or of one that it has not. */
  #more(lines: readonly AskedLine[]): AskedLine[] {
    const [first] = lines;
    const sku = first && this.#random.below(3) === 0 ? first.sku : this.#wanted[this.#random.below(this.#wanted.length)]!;
    const held = lines.find((line) => line.sku === sku);
    return held ? lines.map((line) => (line === held ? { ...line, quantity: line.quantity + 1 } : line)) : [...lines, { sku, quantity: 1 }];
  }
}

/**
 * The machine cannot accept every one of the parallel connections in time: that customer knows as little as
 * after a 503.
 */
const notTaken = new Set(["UND_ERR_CONNECT_TIMEOUT", "ECONNRESET", "ECONNREFUSED", "UND_ERR_SOCKET"]);

function answerOf({ body }: Failed): string {
  if (body?.code !== "no-answer") return body?.code ?? "no error of the contract";
  return notTaken.has(body.message ?? "") ? "not-connected" : `no answer: ${body.message}`;
}

interface Failed {
  readonly body?: { readonly code: string; readonly message?: string; readonly details?: { readonly receivedAt?: string } };
}

const toInput = ({ sku, quantity }: AskedLine) => ({ sku, quantity });
