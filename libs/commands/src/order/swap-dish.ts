import { refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { editOrder } from "./edit-order.ts";
import { type AskedLine, askedOf } from "./making/order-lines.ts";
import { mustBeOwn } from "./own-order.ts";

type DishToSwap = Omit<Parameters<typeof editOrder>[1], "lines"> & { readonly sku: string; readonly instead: string };

/**
 * Puts another dish in the place of one, without the order's editor; the window of the request takes the order over.
 * @throws Refused item-not-on-menu where the order does not hold the dish, and what editOrder refuses
 */
export async function swapDish(steps: Steps, { sku, instead, ...order }: DishToSwap, context: CommandContext): Promise<Outcome<Order>> {
  const { state } = await steps.load(orders, order.orderId);
  const lines = swapped(askedOf(mustBeOwn(state, order.accountId).lines), sku, instead);
  if (!lines) throw new Refused(refuse("item-not-on-menu", { skus: [sku] }));
  return editOrder(steps, { ...order, lines, takesOver: true }, context);
}

/**
 * The lines of an order with another dish in place of one. The options of the replaced dish are dropped; its pairings stay, as lines of
 * their own. Undefined where the order does not hold the dish.
 */
export function swapped(lines: readonly AskedLine[], sku: string, instead: string): AskedLine[] | undefined {
  const dish = lines.find((line) => line.sku === sku);
  if (!dish) return undefined;
  const kept = lines.map((line) => (line === dish ? { sku: instead, quantity: line.quantity } : line));
  return (dish.pairings ?? []).reduce<AskedLine[]>((all, pairing) => withMore(all, pairing), kept);
}

function withMore(lines: AskedLine[], { sku, quantity }: { readonly sku: string; readonly quantity: number }): AskedLine[] {
  if (!lines.some((line) => line.sku === sku)) return [...lines, { sku, quantity }];
  return lines.map((line) => (line.sku === sku ? { ...line, quantity: line.quantity + quantity } : line));
}
