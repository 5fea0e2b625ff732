import type { Call } from "@tablee/contracts/call";
import fc from "fast-check";
import { known, type Nasty, random } from "./nasty.ts";
import { type Facts, placesOf, schemaOf, validInput } from "./valid.ts";

/** A request that is valid except in one place. */
export interface Wrong {
  readonly place: string;
  readonly nasty: Nasty;
  /** The query of a GET, with its question mark. */
  readonly query: string;
  /** The body of a POST. */
  readonly body: string;
}

const HOLE = "a hole that a nasty value comes into";

/**
 * Wrong inputs of a call: one place at a time, the rest valid, since an input that is wrong in two places is often refused for
 * the harmless one. Known values come first in every place, in an order from the seed, then random ones.
 */
export function wrongInputs(call: Call, facts: Facts, count: number, seed: number): Wrong[] {
  const valid = validInput(call, facts);
  const places = [...placesOf(schemaOf(call), valid), ["a field of nobody"]];
  const pairs = places.flatMap((place) => known.map((nasty) => ({ place, nasty })));
  const [shuffled] = fc.sample(
    fc.shuffledSubarray(pairs, { minLength: Math.min(count, pairs.length), maxLength: Math.min(count, pairs.length) }),
    {
      numRuns: 1,
      seed,
    },
  );
  const more = fc.sample(fc.record({ place: fc.constantFrom(...places), nasty: random }), { numRuns: Math.max(1, count), seed });
  return [...shuffled!, ...more].slice(0, count).map(({ place, nasty }) => ({
    place: place.join("."),
    nasty,
    query: queryWith(valid, place, nasty),
    body: bodyWith(valid, place, nasty),
  }));
}

function queryWith(valid: Record<string, unknown>, [field, ...below]: readonly string[], nasty: Nasty): string {
  const parts = Object.entries(valid)
    .filter(([name, value]) => name !== field && value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  const name = [field, ...below].join(".");
  return `?${field === undefined ? nasty.query : [...parts, `${encodeURIComponent(name)}=${nasty.query}`].join("&")}`;
}

const bodyWith = (valid: unknown, place: readonly string[], nasty: Nasty): string =>
  JSON.stringify(withHole(valid, place)).replace(JSON.stringify(HOLE), () => nasty.json);

function withHole(value: unknown, [name, ...below]: readonly string[]): unknown {
  if (name === undefined) return HOLE;
  if (Array.isArray(value)) return value.map((each, i) => (String(i) === name ? withHole(each, below) : each));
  const held = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return { ...held, [name]: withHole(held[name], below) };
}
