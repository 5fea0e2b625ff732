import { type Capacity, markOf } from "@tablee/domain/capacity/decider";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { isRefused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { releaseLostUnits } from "./release-lost-units.ts";
import { isHeldByAnother, loadCapacity, type Share, type ShareStream, settleShare, shareKey, sharesOf } from "./shares.ts";

/** The facts a caller knows, having just changed the order. */
interface Step {
  /** The instant at which the caller's own holds expire. */
  readonly ownHold?: string;
  /** The order after the caller's change, which saves a read. */
  readonly order?: { readonly state: Order; readonly revision: number };
}

/**
 * Sets the order's share in each touched stream, and in each stream it uses now, to the order's present lines. An order that does not
 * exist, or gets no box, has no shares. Units that other orders took in the meantime are removed from the order, or refunded
 * (release-lost-units.ts).
 *
 * The order is read again after its shares, and a share is settled only if it is unchanged since it was read: a concurrent change to either
 * is never undone, even if this process crashes at any point. A running hold belongs to the step that took it; only the caller's own is
 * settled.
 * @returns whether anything differed from the order
 * @throws Refused order-past-cutoff when the order must lose an item between its cutoff and its lock
 */
export async function settleShares(
  steps: Streams,
  orderId: OrderId,
  touched: readonly ShareStream[],
  context: CommandContext,
  { ownHold, order }: Step = {},
): Promise<boolean> {
  let changed = false;
  const streams = new Map(touched.map((stream) => [shareKey(stream), stream]));
  for (let read = order ?? (await steps.load(orders, orderId)); ; ) {
    const shares = sharesOf(read.state);
    for (const [key, { stream }] of shares) streams.set(key, stream);
    const wanted = [...streams].map(([key, stream]) => shares.get(key) ?? { stream, units: 0 });
    const different = (await Promise.all(wanted.map((share) => look(steps, orderId, share, context.at, ownHold)))).filter(isDifferent);
    if (different.length === 0) return changed;
    const now = await steps.load(orders, orderId);
    let isDone = false;
    if (now.revision === read.revision) {
      const own = part(context, "shares", read.revision);
      const outcomes: Settled[] = await Promise.all(different.map((each) => settle(steps, orderId, each, own, ownHold)));
      for (const [i, { share }] of different.entries())
        if (outcomes[i] === "short") outcomes[i] = await releaseLostUnits(steps, read.state, share, own);
      changed ||= outcomes.some((outcome) => outcome === "settled" || outcome === "without");
      // Any later change settles the shares itself; but an order created just now may have read them before this settled them.
      if (outcomes.every((outcome) => outcome === "settled" || outcome === "waits") && now.revision >= 0) return changed;
      isDone = !outcomes.includes("overtaken");
    }
    const next = await steps.load(orders, orderId);
    if (isDone && next.revision === now.revision) return changed;
    read = next;
  }
}

type Settled = Awaited<ReturnType<typeof settle>> | Awaited<ReturnType<typeof releaseLostUnits>>;

/** A share that differs from its order, with its mark and revision when it was read. */
interface Different {
  readonly share: Share;
  readonly mark: string;
  readonly revision: number;
}

const isDifferent = (seen: Different | undefined): seen is Different => seen !== undefined;

async function look(
  streams: Streams,
  orderId: OrderId,
  share: Share,
  at: string,
  ownHold: string | undefined,
): Promise<Different | undefined> {
  const { state, revision } = await loadCapacity(streams, share.stream);
  if (isSettled(state, orderId, share.units) || isHeldByAnother(state, orderId, at, ownHold)) return undefined;
  return { share, mark: markOf(state, orderId), revision };
}

/** Settles a share that has not changed since it was read; `short`: other orders have taken its units. */
async function settle(
  streams: Streams,
  orderId: OrderId,
  { share, mark, revision }: Different,
  context: CommandContext,
  ownHold: string | undefined,
): Promise<"settled" | "short" | "overtaken"> {
  try {
    await settleShare(streams, orderId, share, part(context, shareKey(share.stream), revision), { ownHold, mark });
    return "settled";
  } catch (error) {
    if (isRefused(error, "sold-out")) return "short";
    if (isRefused(error, "held-by-another")) return "overtaken";
    throw error;
  }
}

function isSettled(state: Capacity, orderId: OrderId, units: number): boolean {
  if (state.status === "none") return true;
  const share = state.orders.get(orderId);
  return share?.held === undefined && (share?.settled ?? 0) === units;
}
