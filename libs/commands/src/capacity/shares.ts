import { type Capacity, heldUntil, markOf } from "@tablee/domain/capacity/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { isBoxless, paidPartOf } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { unitsInBox } from "@tablee/domain/order/state";
import { stockId } from "@tablee/domain/streams";
import { slots, stocks } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { type CapacityOf, slotOf } from "./take-capacity.ts";

/** A stream of limited units: the stock of an item in a week, or a delivery window. */
export interface ShareStream {
  readonly category: "stock" | "slot";
  readonly id: string;
}

/** The units that an order's lines need of one stream. */
export interface Share {
  readonly stream: ShareStream;
  readonly units: number;
}

export const shareKey = ({ category, id }: ShareStream): string => `${category}-${id}`;

export const slotStream = (order: CapacityOf): ShareStream => ({ category: "slot", id: slotOf(order) });

export const stockStream = ({ region, week }: Pick<CapacityOf, "region" | "week">, sku: string): ShareStream => ({
  category: "stock",
  id: stockId(region, week, sku),
});

/** The streams that an order's slot and some items use. */
export const streamsOf = (order: CapacityOf, skus: Iterable<string>): ShareStream[] => [
  slotStream(order),
  ...[...new Set(skus)].map((sku) => stockStream(order, sku)),
];

/** Every stream that an order concerns, with its units: zero once the order gets no box. */
export function sharesOf(order: Order): ReadonlyMap<string, Share> {
  if (order.status === "none") return new Map();
  const boxed = !isBoxless(order.status);
  // A first order that was skipped after it was paid had additions as well.
  const stock = [...unitsInBox(paidPartOf(order) ?? order)].map(
    ([sku, units]): Share => ({ stream: stockStream(order, sku), units: boxed ? units : 0 }),
  );
  const shares: Share[] = [{ stream: slotStream(order), units: boxed ? 1 : 0 }, ...stock];
  return new Map(shares.map((share) => [shareKey(share.stream), share]));
}

export const loadCapacity = (
  streams: Streams,
  { category, id }: ShareStream,
  options: { readonly mayBeOld?: boolean } = {},
): Promise<{ state: Capacity; revision: number }> =>
  category === "stock" ? streams.load(stocks, id, options) : streams.load(slots, id, options);

/** True if a different step holds units of this order: `ownHold` is the instant at which the caller's holds expire. */
export function isHeldByAnother(state: Capacity, orderId: OrderId, now: string, ownHold: string | undefined): boolean {
  const until = heldUntil(state, orderId, now);
  return until !== undefined && until !== ownHold;
}

/**
 * Settles a share; `mark` is its state when the units were decided.
 * @throws Refused sold-out; held-by-another when a different step holds units of this order, or has changed its share since
 */
export function settleShare(
  streams: Streams,
  orderId: OrderId,
  { stream, units }: Share,
  context: CommandContext,
  { ownHold, mark }: { readonly ownHold?: string | undefined; readonly mark?: string } = {},
): Promise<Outcome<Capacity>> {
  const { at } = context;
  const command = (state: Capacity) => {
    const isOvertaken = mark !== undefined && markOf(state, orderId) !== mark;
    if (isOvertaken || isHeldByAnother(state, orderId, at, ownHold)) return refuse("held-by-another");
    return { type: "Settle", orderId, units, at } as const;
  };
  return stream.category === "stock"
    ? streams.handle(stocks, stream.id, command, context)
    : streams.handle(slots, stream.id, command, context);
}
