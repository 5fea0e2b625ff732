import { picksOf } from "../subscription/vocabulary.ts";
import type { CompiledWeek } from "./compile.ts";
import { type Demand, placeOf, quantityOf } from "./demand.ts";
import type { Generated, GenerationResult } from "./generate.ts";
import { type Pick as Picked, pickFor, portionsOf } from "./pick.ts";

/** What was picked in place of an oversold item when these others were gone: the same question gets the same answer again. */
export interface Replacement {
  readonly item: number;
  readonly gone: string;
  readonly found: readonly Picked[];
  readonly after: Generated;
}

type Resolved = Pick<GenerationResult, "results" | "replacements" | "oversold">;

/**
 * Takes oversold items, in the order of their SKU, from the subscriptions that draw the highest lots, and picks in their place from
 * what still has units. Replacements of an earlier run are taken over wherever nothing else would come out.
 */
export function resolveOversold(
  week: CompiledWeek,
  unitsLeft: ReadonlyMap<string, number>,
  free: readonly Generated[],
  demand: Demand,
  earlier: ReadonlyMap<Generated, Replacement> = new Map(),
): Resolved {
  const units = Int32Array.from(week.items, (item) => unitsLeft.get(item.sku) ?? 0);
  const stock = new Stock(units.map((count, item) => count - demand.portions[item]!));
  const oversold = [...week.items.keys()].filter((item) => stock.left[item]! < 0);
  const results = [...free];
  const replacements = new Map<Generated, Replacement>();
  for (const item of oversold) {
    for (const place of losersOf(demand.draws(item), units[item]!)) {
      const before = results[place]!;
      const replacement = replace(week, before, item, stock, earlier.get(before));
      replacements.set(before, replacement);
      results[place] = replacement.after;
    }
  }
  const shown = oversold.map((item) => ({ sku: week.items[item]!.sku, wanted: demand.portions[item]!, units: units[item]! }));
  return { results, replacements, oversold: shown };
}

/** Units that are left, and the items of which there are none. */
class Stock {
  readonly left: Int32Array;
  readonly gone: Uint8Array;
  /** Which items are gone, as a text to compare. */
  key: string;

  constructor(left: Int32Array) {
    this.left = left;
    this.gone = Uint8Array.from(left, (units) => (units <= 0 ? 1 : 0));
    this.key = this.gone.join("");
  }

  has({ item, quantity }: Picked): boolean {
    return this.left[item]! >= quantity;
  }

  take({ item, quantity }: Picked): void {
    this.left[item]! -= quantity;
    if (this.left[item]! > 0) return;
    this.gone[item] = 1;
    this.key = this.gone.join("");
  }
}

/** The places of those beyond the units that there are. */
function losersOf(draws: Float64Array, units: number): number[] {
  const losers: number[] = [];
  let left = units;
  for (const draw of draws) {
    const quantity = quantityOf(draw);
    if (quantity > left) losers.push(placeOf(draw));
    else left -= quantity;
  }
  return losers;
}

/** Takes an oversold item off an order and picks in its place from what still has units. */
function replace(week: CompiledWeek, before: Generated, item: number, stock: Stock, earlier?: Replacement): Replacement {
  const lost = before.picks.find((pick) => pick.item === item)!;
  stock.left[item]! += lost.quantity;
  const gone = stock.key;
  const same = earlier?.item === item && earlier.gone === gone ? earlier : undefined;
  const found = same?.found ?? pickFor(week, before.input, lost.quantity, takenFrom(before, stock));
  const had = found.filter((pick) => stock.has(pick));
  for (const pick of had) stock.take(pick);
  const kept = before.picks.filter((pick) => pick !== lost);
  if (same?.after.picks.length === kept.length + had.length) return same;
  const picks = [...kept, ...had.map((pick): Picked => ({ ...pick, reason: "replacement" }))];
  return { item, gone, found, after: { ...before, picks, short: portionsOf(picks) < picksOf(before.input.plan) } };
}

/** What may not be picked: what is gone, and what the order has already. */
function takenFrom({ picks }: Generated, { gone }: Stock): Uint8Array {
  const taken = gone.slice();
  for (const pick of picks) taken[pick.item] = 1;
  return taken;
}
