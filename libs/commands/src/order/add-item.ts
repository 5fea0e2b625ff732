import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { MAX_UNITS } from "@tablee/domain/kernel/units";
import type { Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { editOrder } from "./edit-order.ts";
import { type AskedLine, askedOf } from "./making/order-lines.ts";
import { mustBeOwn } from "./own-order.ts";

interface ItemToAdd {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  /** The window of the request: it takes the order over, unless the order refuses the change. */
  readonly editingSession: string;
  readonly sku: string;
  /** Units to add, or to remove where negative. */
  readonly units: number;
}

/**
 * Adds units of an item to the order in its present state, without its editor; removes them where negative, at most all of them.
 * @throws Refused what editOrder refuses
 */
export async function addItem(steps: Steps, input: ItemToAdd, context: CommandContext): Promise<Outcome<Order>> {
  const { accountId, orderId, editingSession, sku, units } = input;
  const { lines, version } = mustBeOwn((await steps.load(orders, orderId)).state, accountId);
  const edit = { accountId, orderId, version, editingSession, lines: withUnits(askedOf(lines), sku, units) };
  return editOrder(steps, { ...edit, takesOver: true }, context);
}

/** Adds units of an item to lines, up to the maximum of a line; a line left without units is removed. */
export function withUnits(lines: readonly AskedLine[], sku: string, units: number): AskedLine[] {
  const all = lines.some((line) => line.sku === sku) ? lines : [...lines, { sku, quantity: 0 }];
  return all
    .map((line) => (line.sku === sku ? { ...line, quantity: Math.min(Math.max(0, line.quantity + units), MAX_UNITS) } : line))
    .filter(({ quantity }) => quantity > 0);
}
