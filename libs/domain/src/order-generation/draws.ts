import { hash64 } from "../kernel/hash.ts";
import type { Generated } from "./generated.ts";

/** A draw, a quantity and a place share the 53 bits of a double: 30, 2 and 21 of them. Sorted, they are in the order of the draws. */
export const MAX_PLACES = 0x20_0000;
const MAX_PORTIONS = 4;
const THIRTY_BITS = 0x3fff_ffff;

/** All households that want an item, in the order of their draws: their places, and how many portions they want. */
export interface Draws {
  readonly keys: Float64Array;
  readonly places: Int32Array;
  readonly quantities: Uint8Array;
}

/** The draws for an item in some places, unsorted; none for those that do not want it. */
export function keysOf(free: readonly Generated[], places: Iterable<number>, item: number, sku: string): number[] {
  const [salt] = hash64(sku);
  const keys: number[] = [];
  for (const place of places) {
    const { picks, lot } = free[place]!;
    for (const pick of picks) {
      if (pick.item === item) keys.push((drawOf(lot, salt) * MAX_PORTIONS + pick.quantity - 1) * MAX_PLACES + place);
    }
  }
  return keys;
}

/** Depends on one subscription and one item alone, not on which others join or leave. */
function drawOf(lot: number, salt: number): number {
  const mixed = Math.imul(lot ^ salt, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) & THIRTY_BITS;
}

export function drawsOf(unsorted: readonly number[]): Draws {
  const keys = Float64Array.from(unsorted).sort();
  return {
    keys,
    places: Int32Array.from(keys, (key) => key % MAX_PLACES),
    quantities: Uint8Array.from(keys, (key) => (Math.floor(key / MAX_PLACES) % MAX_PORTIONS) + 1),
  };
}

/** Replaces the draws of changed places by their present ones. */
export function redraw(draws: Draws, isChanged: Uint8Array, unsorted: readonly number[]): Draws {
  const added = drawsOf(unsorted);
  const size = draws.keys.length + added.keys.length;
  const [keys, places, quantities] = [new Float64Array(size), new Int32Array(size), new Uint8Array(size)];
  let count = 0;
  const copy = (from: Draws, index: number) => {
    keys[count] = from.keys[index]!;
    places[count] = from.places[index]!;
    quantities[count++] = from.quantities[index]!;
  };
  let next = 0;
  for (let i = 0; i < draws.keys.length; i++) {
    if (isChanged[draws.places[i]!]) continue;
    while (next < added.keys.length && added.keys[next]! < draws.keys[i]!) copy(added, next++);
    copy(draws, i);
  }
  while (next < added.keys.length) copy(added, next++);
  return { keys: keys.subarray(0, count), places: places.subarray(0, count), quantities: quantities.subarray(0, count) };
}
