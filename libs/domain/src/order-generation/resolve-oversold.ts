import { picksOf } from "../subscription/picks.ts";
import type { CompiledWeek } from "./compile.ts";
import type { Demand } from "./demand.ts";
import type { Generated } from "./generated.ts";
import { type Box, type Pick as Picked, pickFor, portionsOf } from "./pick.ts";
import type { GenerationResult } from "./result.ts";

type Resolved = Pick<GenerationResult, "results" | "oversold">;

/**
 * Takes oversold items, in the order of their SKU, from the subscriptions with the highest draws, and picks replacements that still have
 * units. Where `earlier` (results of a run with all households in the same places) resolved the same question, its answer is reused.
 */
export function resolveOversold(
  week: CompiledWeek,
  unitsLeft: ReadonlyMap<string, number>,
  free: readonly Generated[],
  demand: Demand,
  earlier?: readonly Generated[],
): Resolved {
  const units = Int32Array.from(week.items, (item) => unitsLeft.get(item.sku) ?? 0);
  const stock = new Stock(units.map((count, item) => count - demand.portions[item]!));
  const oversold = [...week.items.keys()].filter((item) => stock.left[item]! < 0);
  const results = free.slice();
  for (const item of oversold) {
    const { places, quantities } = demand.draws(item);
    let left = units[item]!;
    for (let i = 0; i < places.length; i++) {
      const quantity = quantities[i]!;
      const place = places[i]!;
      if (quantity <= left) left -= quantity;
      else results[place] = replace(week, results[place]!, item, quantity, stock, earlier?.[place]);
    }
  }
  const shown = oversold.map((item) => ({ sku: week.items[item]!.sku, wanted: demand.portions[item]!, units: units[item]! }));
  return { results, oversold: shown };
}

/** The remaining units, and the items that have none. */
class Stock {
  readonly left: Int32Array;
  readonly gone: Uint8Array;
  /** The sold-out items, as a text to compare. */
  key: string;

  constructor(left: Int32Array) {
    this.left = left;
    this.gone = Uint8Array.from(left, (units) => (units <= 0 ? 1 : 0));
    this.key = this.gone.join("");
  }

  /** Takes the units if there are enough, and returns whether there were. */
  take({ item, quantity }: Picked): boolean {
    if (this.left[item]! < quantity) return false;
    this.left[item]! -= quantity;
    if (this.left[item] === 0) {
      this.gone[item] = 1;
      this.key = this.gone.join("");
    }
    return true;
  }
}

/** Takes an oversold item off an order and picks a replacement that still has units. */
function replace(
  week: CompiledWeek,
  before: Generated,
  item: number,
  quantity: number,
  stock: Stock,
  earlier: Generated | undefined,
): Generated {
  stock.left[item]! += quantity;
  const gone = stock.key;
  const same = sameQuestion(earlier, before, item, gone);
  const found = same?.replaced?.found ?? pickFor(week, before.input, quantity, boxOf(before, item, stock));
  // Most earlier answers are reused: nothing is allocated until one is not.
  let had = 0;
  let missed = 0;
  for (let i = 0; i < found.length; i++) {
    if (stock.take(found[i]!)) had++;
    else missed |= 1 << i;
  }
  if (same?.replaced?.had === had) return same;
  const picks = [
    ...before.picks.filter((pick) => pick.item !== item),
    ...found.filter((_, i) => (missed & (1 << i)) === 0).map((pick): Picked => ({ ...pick, reason: "replacement" })),
  ];
  const replaced = { before, item, gone, found, had };
  return { ...before, picks, short: portionsOf(picks) < picksOf(before.input.plan), replaced };
}

/** Finds an earlier run's replacement for the same picks, the same item and the same sold-out items. */
function sameQuestion(earlier: Generated | undefined, before: Generated, item: number, gone: string): Generated | undefined {
  let made = earlier;
  while (made?.replaced && made.replaced.before !== before) made = made.replaced.before;
  return made?.replaced?.item === item && made.replaced.gone === gone ? made : undefined;
}

/** The order's contents without an item; sold-out items and those that the order had may not be picked. */
function boxOf({ picks }: Generated, item: number, { gone }: Stock): Box {
  const taken = gone.slice();
  for (const pick of picks) taken[pick.item] = 1;
  return { taken, beside: picks.filter((pick) => pick.item !== item) };
}
