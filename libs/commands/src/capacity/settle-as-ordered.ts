import { type Order, unitsInBox } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { settleStock, withoutBox } from "./take-capacity.ts";

/**
 * Brings the stock of some items in line with what the order says, and looks again until that is still what it says: of two who
 * change an order at once, the one who settles last may know the older order.
 */
export async function settleAsOrdered(
  runtime: CommandRuntime,
  orderId: string,
  skus: readonly string[],
  context: CommandContext,
  known?: { readonly state: Order; readonly revision: number },
): Promise<void> {
  if (skus.length === 0) return;
  for (let now = known ?? (await runtime.load(orders, orderId)), settled = -1; now.revision !== settled; ) {
    const { state, revision } = now;
    if (state.status === "none") return;
    const box = withoutBox.has(state.status) ? new Map<string, number>() : unitsInBox(state);
    const wanted = skus.map((sku) => ({ sku, units: box.get(sku) ?? 0 }));
    await settleStock(runtime, state, wanted, part(context, "as-ordered", revision));
    settled = revision;
    now = await runtime.load(orders, orderId);
  }
}
