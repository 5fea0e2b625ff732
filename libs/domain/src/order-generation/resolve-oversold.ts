import { picksOf } from "../subscription/picks.ts";
import type { CompiledWeek } from "./compile.ts";
import type { Demand } from "./demand.ts";
import type { Generated } from "./generated.ts";
import { type Box, type Pick as Picked, pickFor, portionsOf } from "./pick.ts";
import type { GenerationResult } from "./result.ts";

type Resolved = Pick<GenerationResult, "results" | "oversold">;

/**
 * Takes oversold items, in the order of their SKU, from the subscriptions that draw the highest lots, and picks in their place from
 * what still has units. Where `earlier` (results of a run with all households in the same places) answered the same question, its answer stands.
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

  /** Answers whether there was enough. */
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

/** Takes an oversold item off an order and picks in its place from what still has units. */
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
  // Most answers stand: until one does not, nothing is allocated.
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

/** What an earlier run made of the same picks when it took the same item off them and the same others were gone. */
function sameQuestion(earlier: Generated | undefined, before: Generated, item: number, gone: string): Generated | undefined {
  let made = earlier;
  while (made?.replaced && made.replaced.before !== before) made = made.replaced.before;
  return made?.replaced?.item === item && made.replaced.gone === gone ? made : undefined;
}

/** What the order holds once an item was taken off it; what is gone may not be picked, nor what the order had. */
function boxOf({ picks }: Generated, item: number, { gone }: Stock): Box {
  const taken = gone.slice();
  for (const pick of picks) taken[pick.item] = 1;
  return { taken, beside: picks.filter((pick) => pick.item !== item) };
}
