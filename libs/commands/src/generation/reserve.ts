import { type Capacity, settledUnits, unitsHad, unitsLeft } from "@tablee/domain/capacity/decider";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { slots, stocks } from "../aggregates.ts";
import { loadCapacity, type Share, type ShareStream, shareKey } from "../capacity/shares.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

/** The shares that one order is to take. */
interface Taking {
  readonly orderId: OrderId;
  readonly shares: readonly Share[];
}

/** Streams that ran short, by key, each with the orders that lack their whole share of it. */
export type Short = ReadonlyMap<string, { readonly stream: ShareStream; readonly lacking: ReadonlySet<OrderId> }>;

type Units = readonly (readonly [orderId: OrderId, units: number])[];

/** Conflicts after which this chunk takes nothing more from a stream. */
const MAX_TRIES = 5;

/**
 * Takes stock and slots for a chunk of orders, one event per item and per window. Where there is not enough, the first orders that
 * fit get theirs. Returns, per stream that ran short, the orders without their whole share, read from the stream after the last
 * event: what an earlier attempt at the same chunk took may have been released since.
 */
export const reserve = (runtime: Streams, takings: readonly Taking[], context: CommandContext): Promise<Short> =>
  shortOf(takings, (stream, wanted) => reserveOf(runtime, stream, wanted, part(context, shareKey(stream))));

/** Returns the same result without taking anything. */
export const lookAtShares = (runtime: Streams, takings: readonly Taking[]): Promise<Short> =>
  shortOf(takings, async (stream, wanted) => lackingIn((await loadCapacity(runtime, stream)).state, wanted));

async function shortOf(
  takings: readonly Taking[],
  lackingOf: (stream: ShareStream, wanted: Units) => Promise<ReadonlySet<OrderId>>,
): Promise<Short> {
  const byStream = new Map<string, { readonly stream: ShareStream; readonly wanted: [OrderId, number][] }>();
  for (const { orderId, shares } of takings) {
    for (const { stream, units } of shares) {
      const key = shareKey(stream);
      const taking = byStream.get(key) ?? { stream, wanted: [] };
      taking.wanted.push([orderId, units]);
      byStream.set(key, taking);
    }
  }
  const short = new Map<string, { readonly stream: ShareStream; readonly lacking: ReadonlySet<OrderId> }>();
  const looking = [...byStream].map(async ([key, { stream, wanted }]) => {
    const lacking = await lackingOf(stream, wanted);
    if (lacking.size > 0) short.set(key, { stream, lacking });
  });
  await Promise.all(looking);
  return short;
}

async function reserveOf(runtime: Streams, stream: ShareStream, wanted: Units, context: CommandContext): Promise<Set<OrderId>> {
  // The stream as of this process's previous chunk; the append is refused if it has changed.
  let { state, revision } = await loadCapacity(runtime, stream, { mayBeOld: true });
  let isCurrent = false;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // A different step is changing an order that already has or holds units: its share is settled, not reserved.
    const fresh = wanted.filter(([orderId]) => unitsHad(state, orderId, context.at) === 0);
    const chosen = fitting(fresh, unitsLeft(state, context.at));
    if (chosen.length === 0) {
      if (isCurrent) break;
      ({ state, revision } = await loadCapacity(runtime, stream));
      isCurrent = true;
      continue;
    }
    const command = { type: "Reserve", orders: chosen, at: context.at } as const;
    const own = part(context, revision);
    const reserved = await (stream.category === "stock"
      ? runtime.handle(stocks, stream.id, command, own)
      : runtime.handle(slots, stream.id, command, own)
    ).catch(async (error) => {
      if (!(error instanceof Refused)) throw error;
      return loadCapacity(runtime, stream);
    });
    ({ state, revision } = reserved);
    isCurrent = true;
  }
  return lackingIn(state, wanted);
}

const lackingIn = (state: Capacity, wanted: Units): Set<OrderId> =>
  new Set(wanted.flatMap(([orderId, units]) => (settledUnits(state, orderId) >= units ? [] : [orderId])));

function fitting(wanted: Units, left: number): Units {
  let rest = left;
  return wanted.filter(([, units]) => {
    if (units > rest) return false;
    rest -= units;
    return true;
  });
}
