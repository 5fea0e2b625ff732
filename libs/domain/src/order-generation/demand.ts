import { hash64 } from "../kernel/hash.ts";
import type { CompiledWeek } from "./compile.ts";
import type { Generated } from "./generate.ts";

/** A draw, a quantity and a place share the 53 bits of a double: 30, 2 and 21 of them. Sorted, they are in the order of the draws. */
const MOST_PLACES = 0x20_0000;
const MOST_PORTIONS = 4;
const DRAWS = 0x3fff_ffff;

export const placeOf = (draw: number): number => draw % MOST_PLACES;
export const quantityOf = (draw: number): number => (Math.floor(draw / MOST_PLACES) % MOST_PORTIONS) + 1;

/** What everybody's free picks want: portions of each item and, for an item that is asked about, who wants it in the order of their draws. */
export class Demand {
  readonly portions: Int32Array;
  readonly #week: CompiledWeek;
  readonly #free: readonly Generated[];
  readonly #draws: Map<number, Float64Array>;

  private constructor(week: CompiledWeek, free: readonly Generated[], portions: Int32Array, draws: Map<number, Float64Array>) {
    if (free.length > MOST_PLACES) throw new RangeError(`more than ${MOST_PLACES} subscriptions in one run`);
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

  /** The demand after the picks in some places changed, everybody else standing where they stood. */
  changed(free: readonly Generated[], places: readonly number[]): Demand {
    const portions = this.portions.slice();
    const isChanged = new Uint8Array(free.length);
    for (const place of places) {
      isChanged[place] = 1;
      for (const pick of this.#free[place]!.picks) portions[pick.item]! -= pick.quantity;
      for (const pick of free[place]!.picks) portions[pick.item]! += pick.quantity;
    }
    const draws = new Map<number, Float64Array>();
    for (const [item, drawn] of this.#draws) {
      const kept = drawn.filter((draw) => isChanged[placeOf(draw)] === 0);
      const added = places.flatMap((place) => drawsIn(free, place, item, this.#salt(item)));
      const together = new Float64Array(kept.length + added.length);
      together.set(kept);
      together.set(added, kept.length);
      draws.set(item, together.sort());
    }
    return new Demand(this.#week, free, portions, draws);
  }

  /** Everybody who wants an item; those who draw the lowest lots come first. */
  draws(item: number): Float64Array {
    let drawn = this.#draws.get(item);
    if (!drawn) {
      const salt = this.#salt(item);
      drawn = Float64Array.from(this.#free.flatMap((_, place) => drawsIn(this.#free, place, item, salt))).sort();
      this.#draws.set(item, drawn);
    }
    return drawn;
  }

  #salt(item: number): number {
    return hash64(this.#week.items[item]!.sku)[0];
  }
}

const nobody: readonly number[] = [];

function drawsIn(free: readonly Generated[], place: number, item: number, salt: number): readonly number[] {
  const { picks, lot } = free[place]!;
  for (const pick of picks) if (pick.item === item) return [(drawOf(lot, salt) * MOST_PORTIONS + pick.quantity - 1) * MOST_PLACES + place];
  return nobody;
}

/** Of one subscription and one item, whoever else joins or leaves. */
function drawOf(lot: number, salt: number): number {
  const mixed = Math.imul(lot ^ salt, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) & DRAWS;
}
