import type { CompiledWeek } from "./compile.ts";
import { type Draws, drawsOf, keysOf, MAX_PLACES, redraw } from "./draws.ts";
import type { Generated } from "./generated.ts";

/**
 * The demand of all households' free picks: portions of each item and, for an item in question, the households that want it in the order of
 * their draws.
 */
export class Demand {
  readonly portions: Int32Array;
  readonly #week: CompiledWeek;
  readonly #free: readonly Generated[];
  readonly #draws: Map<number, Draws>;

  private constructor(week: CompiledWeek, free: readonly Generated[], portions: Int32Array, draws: Map<number, Draws>) {
    if (free.length > MAX_PLACES) throw new RangeError(`more than ${MAX_PLACES} subscriptions in one run`);
    this.portions = portions;
    this.#week = week;
    this.#free = free;
    this.#draws = draws;
  }

  static of(week: CompiledWeek, free: readonly Generated[]): Demand {
    const portions = new Int32Array(week.items.length);
    for (const { picks } of free) for (const pick of picks) portions[pick.item]! += pick.quantity;
    return new Demand(week, free, portions, new Map());
  }

  /** The demand after the picks at some indexes changed; all other picks are the same. */
  changed(free: readonly Generated[], places: readonly number[]): Demand {
    const portions = this.portions.slice();
    const isChanged = new Uint8Array(free.length);
    for (const place of places) {
      isChanged[place] = 1;
      for (const pick of this.#free[place]!.picks) portions[pick.item]! -= pick.quantity;
      for (const pick of free[place]!.picks) portions[pick.item]! += pick.quantity;
    }
    const draws = [...this.#draws].map(
      ([item, drawn]) => [item, redraw(drawn, isChanged, keysOf(free, places, item, this.#sku(item)))] as const,
    );
    return new Demand(this.#week, free, portions, new Map(draws));
  }

  /** All households that want an item; the lowest draws come first. */
  draws(item: number): Draws {
    let draws = this.#draws.get(item);
    if (!draws) {
      draws = drawsOf(keysOf(this.#free, this.#free.keys(), item, this.#sku(item)));
      this.#draws.set(item, draws);
    }
    return draws;
  }

  #sku(item: number): string {
    return this.#week.items[item]!.sku;
  }
}
