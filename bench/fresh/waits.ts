import { setTimeout as sleep } from "node:timers/promises";
import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { createProductSubscription } from "@tablee/contracts/calls/product-subscriptions";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { median, percentile, round } from "../numbers.ts";
import type { Applied } from "./applied.ts";
import type { Tab } from "./household.ts";

/** The maximum time of an act's effects (policies and what follows them). */
const PAUSE_MS = 80;

/** The acts of a household on one of its weeks, each by its command. */
const acts = {
  skip: ({ call }: Tab, orderId: string) => call(skipOrder, { orderId, reason: "away" }),
  unskip: ({ call }: Tab, orderId: string) => call(unskipOrder, { orderId }),
  edit: async ({ call }: Tab, orderId: string) => {
    const { version, lines } = (await call(accountIndex, {})).orders.find((order) => order.orderId === orderId)!;
    const fewer = lines.slice(1).map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
    return () => call(updateQuantity, { orderId, version, editingSession: "bench-session", lines: fewer });
  },
  item: async ({ call }: Tab, orderId: string) => {
    const { items } = await call(editorDataV2, { orderId });
    const { sku } = items.find(({ dish }) => dish.kind === "market" && dish.minimumBasketCents === undefined)!.dish;
    return () => call(createProductSubscription, { sku, quantity: 1 });
  },
  card: ({ call }: Tab) => call(updateCard, { methodToken: "tok_mastercard" }),
} as const;

type Kind = keyof typeof acts;

export class Waits {
  readonly #applied: Applied;
  readonly #first: Record<Kind, number[]> = { skip: [], unskip: [], edit: [], item: [], card: [] };
  readonly #bare: number[] = [];
  readonly #took: number[] = [];
  #stale = 0;

  constructor(applied: Applied) {
    this.#applied = applied;
  }

  /** Does each act once, reads the account's home right after it, and again when there is nothing to wait for. */
  async measure(tab: Tab, orderId: string, counts: boolean): Promise<void> {
    const stale = tab.stale;
    for (const [kind, act] of Object.entries(acts) as [Kind, (tab: Tab, orderId: string) => Promise<unknown>][]) {
      const prepared = await act(tab, orderId);
      if (typeof prepared === "function") await prepared();
      const first = await timed(() => tab.call(accountIndex, {}));
      await sleep(PAUSE_MS);
      const bare = await timed(() => tab.call(accountIndex, {}));
      if (!counts) continue;
      this.#first[kind].push(first);
      this.#bare.push(bare);
      const took = this.#applied.took(accountIndex, tab.written);
      if (took !== undefined) this.#took.push(took);
    }
    if (counts) this.#stale += tab.stale - stale;
  }

  /** Milliseconds: whole reads, their wait beyond a bare read, and the time to apply an event. */
  get figures() {
    const bare = median(this.#bare);
    const waited = (times: readonly number[]) => times.map((ms) => Math.max(0, ms - bare));
    const of = (times: readonly number[]) => ({ p50: round(percentile(times, 0.5), 1), p99: round(percentile(times, 0.99), 1) });
    const kinds = Object.entries(this.#first).map(([kind, times]) => [kind, { ...of(times), waited: of(waited(times)) }] as const);
    const all = of(waited(Object.values(this.#first).flat()));
    const applied = of(this.#took);
    return { kinds: Object.fromEntries(kinds), bare: of(this.#bare), waited: all, applied, stale: this.#stale, reads: this.#bare.length };
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
