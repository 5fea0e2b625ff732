import { type Capacity, settledUnits } from "@tablee/domain/capacity/decider";
import type { Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { goWithout } from "./go-without.ts";
import { isHeldByAnother, loadCapacity, type Share, type ShareStream, settleShare, shareKey, sharesOf } from "./shares.ts";

/** What a step knows that has just changed an order. */
interface Step {
  /** The instant at which the holds that it took expire. */
  readonly ownHold?: string;
  /** The order as it left it, which saves reading it. */
  readonly order?: { readonly state: Order; readonly revision: number };
}

/**
 * Makes an order's share of every stream what the order says of it: of the streams that a step touched, and of every one of the
 * order as it stands. An order that is not there, or gets no box, has none. The order is read again until its revision stands, as
 * another change may come between. Units that others took meanwhile leave the order, or are paid back (go-without.ts).
 *
 * A hold that still runs belongs to the step that took it and is left alone, but for the caller's own.
 * @returns whether anything was not yet as the order says
 * @throws Refused order-past-cutoff when the order must go without something between its cutoff and its lock
 */
export async function settleShares(
  steps: Streams,
  orderId: string,
  touched: readonly ShareStream[],
  context: CommandContext,
  { ownHold, order }: Step = {},
): Promise<boolean> {
  let changed = false;
  const streams = new Map(touched.map((stream) => [shareKey(stream), stream]));
  let settled: number | undefined;
  for (let read = order; ; read = undefined) {
    const { state, revision } = read ?? (await steps.load(orders, orderId));
    if (revision === settled) return changed;
    const shares = sharesOf(state);
    for (const [key, { stream }] of shares) streams.set(key, stream);
    const own = part(context, "shares", revision);
    const wanted = [...streams].map(([key, stream]) => shares.get(key) ?? { stream, units: 0 });
    const outcomes = await Promise.all(wanted.map((share) => settleOne(steps, orderId, share, own, ownHold)));
    for (const [i, share] of wanted.entries()) if (outcomes[i] === "short") await goWithout(steps, state, share, own);
    changed ||= outcomes.some((outcome) => outcome !== "as-it-was");
    settled = revision;
  }
}

/** Settles one share; it is short when others have taken its units. */
async function settleOne(
  streams: Streams,
  orderId: string,
  share: Share,
  context: CommandContext,
  ownHold: string | undefined,
): Promise<"as-it-was" | "settled" | "short"> {
  const { state, revision } = await loadCapacity(streams, share.stream);
  if (isSettled(state, orderId, share.units) || isHeldByAnother(state, orderId, context.at, ownHold)) return "as-it-was";
  try {
    await settleShare(streams, orderId, share, part(context, shareKey(share.stream), revision), ownHold);
    return "settled";
  } catch (error) {
    if (!(error instanceof Refused) || (error.code !== "held-by-another" && error.code !== "sold-out")) throw error;
    return error.code === "sold-out" ? "short" : "as-it-was";
  }
}

function isSettled(state: Capacity, orderId: string, units: number): boolean {
  if (state.status === "none") return true;
  const share = state.orders.get(orderId);
  return share?.held === undefined && (share?.settled ?? 0) === units;
}

/** Whether an order has for good everything that it says. */
export async function hasWholeShare(streams: Streams, order: Order): Promise<boolean> {
  if (order.status === "none") return true;
  const checks = [...sharesOf(order).values()].map(
    async ({ stream, units }) => settledUnits((await loadCapacity(streams, stream)).state, order.orderId) >= units,
  );
  return (await Promise.all(checks)).every(Boolean);
}
