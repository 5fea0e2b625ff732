import { type Capacity, heldUntil, settledUnits } from "@tablee/domain/capacity/decider";
import { areas } from "@tablee/domain/geography/areas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { addDays, type Week } from "@tablee/domain/kernel/time";
import { slotId, stockId } from "@tablee/domain/streams";
import type { Facts } from "@tablee/projections/facts/facts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { settleShares } from "./settle-shares.ts";
import { loadCapacity, type ShareStream, shareKey } from "./shares.ts";

interface Compared {
  readonly streams: number;
  /** Orders whose shares differed and were corrected. */
  readonly repaired: readonly OrderId[];
  /** `stream order` of shares without an order: released when seen a second time, because a commit takes shares before it makes orders. */
  readonly suspects: ReadonlySet<string>;
}

/**
 * Compares each stream's shares for a region's week with the orders, and corrects the stream. Running holds are left to their
 * owners. Costs one read of each stream and one of the week's orders. `suspected`: the suspects that the previous comparison
 * returned.
 */
export async function repairShares(
  steps: Steps,
  { region, week, suspected }: { readonly region: Region; readonly week: Week; readonly suspected: ReadonlySet<string> },
  context: CommandContext,
): Promise<Compared> {
  const depotIds = [...new Set(areas.filter((area) => area.region === region).map(({ depotId }) => depotId))];
  const wanted = await steps.facts.sharesOfWeek(region, depotIds, week);
  const streams = await streamsOfWeek(steps.facts, region, depotIds, week);
  const wrong = new Map<OrderId, ShareStream[]>();
  const suspects = new Set<string>();
  for (const stream of streams) {
    const { state } = await loadCapacity(steps, stream);
    for (const orderId of differing(state, stream, wanted, context.at)) {
      const name = `${shareKey(stream)} ${orderId}`;
      if (!wanted.has(orderId) && !suspected.has(name)) suspects.add(name);
      else wrong.set(orderId, [...(wrong.get(orderId) ?? []), stream]);
    }
  }
  const repaired: OrderId[] = [];
  for (const [orderId, touched] of wrong) {
    await settleShares(steps, orderId, touched, part(context, orderId)).then(
      // An edit between the two readings looks like a difference that the order does not have.
      (changed) => void (changed && repaired.push(orderId)),
      (error) => {
        // Between its cutoff and its lock an order cannot lose an item: the next comparison finds the difference again.
        if (!(error instanceof Refused)) throw error;
      },
    );
  }
  return { streams: streams.length, repaired, suspects };
}

type SharesOfWeek = Awaited<ReturnType<Facts["sharesOfWeek"]>>;

/** Lists the orders whose share of a stream differs from their lines. */
function* differing(state: Capacity, stream: ShareStream, wanted: SharesOfWeek, now: string): Generator<OrderId> {
  if (state.status === "none") return;
  const key = shareKey(stream);
  for (const orderId of state.orders.keys())
    if (!heldUntil(state, orderId, now) && settledUnits(state, orderId) !== (wanted.get(orderId)?.get(key) ?? 0)) yield orderId;
  for (const [orderId, shares] of wanted) if (!state.orders.has(orderId) && (shares.get(key) ?? 0) > 0) yield orderId;
}

async function streamsOfWeek(facts: Facts, region: Region, depotIds: readonly string[], week: Week): Promise<ShareStream[]> {
  const [stock, windows] = await Promise.all([facts.stockOfWeek(region, week), facts.windowsBetween(depotIds, week, addDays(week, 6))]);
  return [
    ...stock.map(({ sku }): ShareStream => ({ category: "stock", id: stockId(region, week, sku) })),
    ...windows.map(({ depot_id, date, window }): ShareStream => ({ category: "slot", id: slotId(depot_id, date, window) })),
  ];
}
