import type { Call } from "@tablee/contracts/call";
import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { menuData } from "@tablee/contracts/calls/menu";
import { upcomingOrderIds, updateQuantity } from "@tablee/contracts/calls/orders";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { boxesOf, signUp, type Visitor } from "../../stage/people.ts";
import type { Asked } from "./acknowledged.ts";

export interface Sample {
  readonly kind: "read" | "command";
  /** By `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  /** 0 without an answer. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly path: string;
}

/** An order that is skipped and brought back in turn, and edited in between if customers edit, one command at a time. */
interface Box {
  readonly customer: Visitor;
  readonly orderId: OrderId;
  /** Its commands so far: a skip or bring-back is repeated until it is acknowledged, an edit is not. */
  readonly asked: Asked[];
  /** The number of steps behind it. */
  turn: number;
  /** The units of its first line at first. */
  readonly usual: number;
  /** The order as the last answer has it; undefined after a command without an answer. */
  card: OrderCard | undefined;
  busy: boolean;
}

const READS = [accountIndex, menuData, upcomingOrderIds, paymentSettings] as const;
const MAX_WAITING = 300;
const STEPS = ["OrderSkipped", "OrderUnskipped"] as const;
const STEPS_WITH_EDITS = ["OrderEdited", "OrderEdited", ...STEPS] as const;
const WEEKS = 5;

/** Customers who read and write over HTTP at a given rate, regardless of the server's speed. */
export class Traffic {
  readonly samples: Sample[] = [];
  readonly boxes: Box[] = [];
  /** Requests that were left out because too many others were still waiting. */
  leftOut = 0;
  #waiting = 0;
  #turn = 0;
  #edits = 0;

  private constructor(
    private readonly url: string,
    private readonly customers: readonly Visitor[],
    private readonly steps: readonly Asked["step"][],
  ) {}

  static async of(url: string, households: number): Promise<Traffic> {
    const customers: Visitor[] = [];
    for (let i = 0; i < households; i++) customers.push(await signUp(url, { address: `10.0.0.${i}` }));
    return Traffic.by(url, customers);
  }

  /** The traffic of customers who have signed up, `edits` included if they edit their orders. */
  static async by(url: string, customers: readonly Visitor[], { edits = false } = {}): Promise<Traffic> {
    const traffic = new Traffic(url, customers, edits ? STEPS_WITH_EDITS : STEPS);
    for (const customer of customers) for (const card of await boxesOf(customer, { weeks: WEEKS })) traffic.#add(customer, card);
    return traffic;
  }

  /** Adds an order that is open. Orders begin at different steps, but none with a bring-back, which is the last. */
  #add(customer: Visitor, card: OrderCard): void {
    if (card.status !== "open") return;
    const turn = this.boxes.length % (this.steps.length - 1);
    this.boxes.push({ customer, orderId: card.orderId, asked: [], turn, usual: card.lines[0]!.quantity, card, busy: false });
  }

  /** The number of commands that were acknowledged, of one step or all. */
  acknowledged(step?: Asked["step"]): number {
    const isCounted = (one: Asked) => one.outcome === "acknowledged" && (step ?? one.step) === one.step;
    return this.boxes.reduce((sum, { asked }) => sum + asked.filter(isCounted).length, 0);
  }

  /** Sends at these rates a second until `signal` stops it, and waits for the last answers. */
  async run(rates: { readonly reads: number; readonly commands: number }, signal: AbortSignal): Promise<void> {
    const sent: Promise<void>[] = [];
    const every = (perSecond: number, send: () => Promise<void>) =>
      perSecond > 0 ? setInterval(() => void sent.push(this.#send(send)), 1000 / perSecond) : undefined;
    const timers = [every(rates.reads, () => this.#read()), every(rates.commands, () => this.#command())];
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    for (const timer of timers) clearInterval(timer);
    await Promise.all(sent);
  }

  async #send(send: () => Promise<void>): Promise<void> {
    if (this.#waiting >= MAX_WAITING) return void this.leftOut++;
    this.#waiting++;
    await send().finally(() => this.#waiting--);
  }

  async #read(): Promise<void> {
    const turn = this.#turn++;
    await this.#ask("read", READS[turn % READS.length]!, this.customers[turn % this.customers.length]!);
  }

  async #command(): Promise<void> {
    const box = this.boxes.find(({ busy }) => !busy);
    if (!box) return void this.leftOut++;
    box.busy = true;
    // To the end of the line: each order has its turn.
    this.boxes.push(...this.boxes.splice(this.boxes.indexOf(box), 1));
    await this.#step(box).finally(() => (box.busy = false));
  }

  async #step(box: Box): Promise<void> {
    const step = this.steps[box.turn % this.steps.length]!;
    if (step === "OrderEdited") return this.#edit(box);
    const call = step === "OrderSkipped" ? skipOrder : unskipOrder;
    const outcome = this.#keep(box, await this.#ask("command", call, box.customer, { orderId: box.orderId }));
    box.asked.push({ step, outcome });
    if (outcome === "acknowledged") box.turn++;
  }

  /** Saves the order with other units of its first line. An order without a known version is read first. */
  async #edit(box: Box): Promise<void> {
    box.card ??= (await this.#ask("read", accountIndex, box.customer)).body?.orders?.find(({ orderId }) => orderId === box.orderId);
    if (!box.card) return;
    const session = `traffic-${String(this.#edits++).padStart(6, "0")}`;
    const input = { orderId: box.orderId, version: box.card.version, editingSession: session, lines: linesOf(box.card, box.usual) };
    const outcome = this.#keep(box, await this.#ask("command", updateQuantity, box.customer, input));
    box.asked.push({ step: "OrderEdited", session, outcome });
    box.turn++;
  }

  /** Keeps the order of a command's answer for the next edit. */
  #keep(box: Box, { status, body }: Answer): Asked["outcome"] {
    box.card = status === 200 ? body?.order : undefined;
    return status === 200 ? "acknowledged" : status === 0 || status >= 500 ? "unanswered" : "refused";
  }

  /** Each answer is a sample; its status is 0 where there was none. */
  async #ask(kind: Sample["kind"], call: Call, customer: Visitor, input?: object): Promise<Answer> {
    const at = performance.now();
    const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "x-csrf-token": customer.csrf(), "content-type": "application/json" };
    const init = input ? { method: "POST", headers, body: JSON.stringify(input) } : { headers };
    const { status, retryAfter, text } = await fetch(this.url + call.path, { ...init, signal: AbortSignal.timeout(30_000) }).then(
      async (response) => ({ status: response.status, retryAfter: response.headers.get("retry-after"), text: await response.text() }),
      () => ({ status: 0, retryAfter: null, text: "" }),
    );
    this.samples.push({ kind, at, ms: performance.now() - at, status, retryAfter, path: call.path });
    return { status, ...(status === 200 && { body: JSON.parse(text) }) };
  }
}

interface Answer {
  readonly status: number;
  /** The answer's content where it is an order, or a list of them. */
  readonly body?: { readonly order?: OrderCard; readonly orders?: readonly OrderCard[] };
}

/** The lines of an order as an editor sends them, the first with one unit more, or one less where it has more than usual. */
const linesOf = ({ lines }: OrderCard, usual: number) =>
  lines.map(({ dish: { sku }, quantity, options }, at) => ({
    sku,
    quantity: at > 0 ? quantity : quantity > usual ? quantity - 1 : quantity + 1,
    ...(options && { options: options.map(({ id }) => id) }),
  }));

/** The value below which a share of the samples lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
