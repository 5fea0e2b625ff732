import type { Call } from "@tablee/contracts/call";
import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { menuData } from "@tablee/contracts/calls/menu";
import { upcomingOrderIds } from "@tablee/contracts/calls/orders";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { boxesOf, signUp, type Visitor } from "../../stage/people.ts";

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

/** An order that is skipped and brought back in turn, one command at a time. */
interface Box {
  readonly customer: Visitor;
  readonly orderId: OrderId;
  skipped: boolean;
  /** Steps that the server acknowledged; an unacknowledged one is repeated until it is. */
  skips: number;
  unskips: number;
  busy: boolean;
}

const READS = [accountIndex, menuData, upcomingOrderIds, paymentSettings] as const;
const MAX_WAITING = 300;

/** Customers who read and write over HTTP at a given rate, regardless of the server's speed. */
export class Traffic {
  readonly samples: Sample[] = [];
  readonly boxes: Box[] = [];
  /** Requests that were left out because too many others were still waiting. */
  leftOut = 0;
  #waiting = 0;
  #turn = 0;

  private constructor(
    private readonly url: string,
    private readonly customers: readonly Visitor[],
  ) {}

  static async of(url: string, households: number): Promise<Traffic> {
    const customers: Visitor[] = [];
    for (let i = 0; i < households; i++) customers.push(await signUp(url, { address: `10.0.0.${i}` }));
    const traffic = new Traffic(url, customers);
    for (const customer of customers) {
      const orders = await boxesOf(customer, { weeks: 5 });
      for (const { orderId, status } of orders)
        if (status === "open") traffic.boxes.push({ customer, orderId, skipped: false, skips: 0, unskips: 0, busy: false });
    }
    return traffic;
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
    const wanted = !box.skipped;
    const status = await this.#ask("command", wanted ? skipOrder : unskipOrder, box.customer, { orderId: box.orderId });
    if (status === 200) {
      box.skipped = wanted;
      if (wanted) box.skips++;
      else box.unskips++;
    }
    box.busy = false;
  }

  /** The status that it was answered with; each answer is a sample. */
  async #ask(kind: Sample["kind"], call: Call, customer: Visitor, input?: object): Promise<number> {
    const at = performance.now();
    const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "x-csrf-token": customer.csrf(), "content-type": "application/json" };
    const init = input ? { method: "POST", headers, body: JSON.stringify(input) } : { headers };
    const { status, retryAfter } = await fetch(this.url + call.path, { ...init, signal: AbortSignal.timeout(30_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return { status: response.status, retryAfter: response.headers.get("retry-after") };
      },
      () => ({ status: 0, retryAfter: null }),
    );
    this.samples.push({ kind, at, ms: performance.now() - at, status, retryAfter, path: call.path });
    return status;
  }
}

/** The value below which a share of the samples lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
