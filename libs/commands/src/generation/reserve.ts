import { type Capacity, unitsLeft } from "@tablee/domain/capacity/decider";
import type { Region } from "@tablee/domain/kernel/region";
import { stockId } from "@tablee/domain/streams";
import { slots, stocks } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import type { GenerateOrder } from "../order/make-order.ts";
import { Refused } from "../refused.ts";

/** Items or windows of which there was not enough, each with the orders that got none. */
export type Short = ReadonlyMap<string, ReadonlySet<string>>;

type Taking = readonly (readonly [orderId: string, units: number])[];

/** One stream that units are taken from. */
interface Source {
  reserve(orders: Taking, context: CommandContext): Promise<unknown>;
  state(): Promise<Capacity>;
}

/** Stock for the orders of a chunk, one event per item. */
export function reserveStock(
  runtime: CommandRuntime,
  { region, week }: { readonly region: Region; readonly week: string },
  commands: readonly GenerateOrder[],
  context: CommandContext,
): Promise<Short> {
  const bySku = new Map<string, (readonly [string, number])[]>();
  for (const { orderId, lines } of commands)
    for (const { sku, quantity } of lines) bySku.set(sku, [...(bySku.get(sku) ?? []), [orderId, quantity]]);
  return reserveAll(bySku, part(context, "stock"), (sku) => {
    const id = stockId(region, week, sku);
    return {
      reserve: (orders, as) => runtime.handle(stocks, id, { type: "Reserve", orders, at: context.at }, as),
      state: async () => (await runtime.load(stocks, id)).state,
    };
  });
}

/** Places for the orders of a chunk, one event per window. */
export function reserveSlots(
  runtime: CommandRuntime,
  commands: readonly GenerateOrder[],
  slotOf: (command: GenerateOrder) => string,
  context: CommandContext,
): Promise<Short> {
  const bySlot = new Map<string, (readonly [string, number])[]>();
  for (const command of commands) bySlot.set(slotOf(command), [...(bySlot.get(slotOf(command)) ?? []), [command.orderId, 1]]);
  return reserveAll(bySlot, part(context, "slot"), (id) => ({
    reserve: (orders, as) => runtime.handle(slots, id, { type: "Reserve", orders, at: context.at }, as),
    state: async () => (await runtime.load(slots, id)).state,
  }));
}

async function reserveAll(byKey: ReadonlyMap<string, Taking>, context: CommandContext, sourceOf: (key: string) => Source): Promise<Short> {
  const short = new Map<string, ReadonlySet<string>>();
  const reserving = [...byKey].map(async ([key, wanted]) => {
    const without = await reserveOrFit(sourceOf(key), wanted, part(context, key));
    if (without.size > 0) short.set(key, without);
  });
  await Promise.all(reserving);
  return short;
}

/**
 * Reserves for all; where there is not enough, for the first orders that fit into what is left. Answers the orders without a
 * share, told from the stream: a run that died half way and goes on finds what it had.
 */
async function reserveOrFit(source: Source, wanted: Taking, context: CommandContext): Promise<ReadonlySet<string>> {
  if (await succeeds(source.reserve(wanted, context))) return new Set();
  const before = await source.state();
  const fresh = wanted.filter((taking) => !hasShare(before, taking));
  const chosen = fitting(fresh, unitsLeft(before, context.at));
  // Somebody may be quicker: then this chunk takes nothing more of it.
  if (chosen.length > 0) await succeeds(source.reserve(chosen, part(context, "what-fits")));
  const after = await source.state();
  return new Set(wanted.flatMap((taking) => (hasShare(after, taking) ? [] : [taking[0]])));
}

const succeeds = (reserving: Promise<unknown>): Promise<boolean> =>
  reserving.then(
    () => true,
    (error) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );

const hasShare = (state: Capacity, [orderId, units]: Taking[number]): boolean =>
  state.status === "open" && (state.orders.get(orderId)?.settled ?? 0) >= units;

function fitting(taking: Taking, left: number): Taking {
  let rest = left;
  return taking.filter(([, units]) => {
    if (units > rest) return false;
    rest -= units;
    return true;
  });
}
