import { hash64 } from "./hash.ts";

/** The number of bits of a key's hash that choose a child. */
const BITS = 5;

interface Leaf<Value, Key extends string> {
  readonly hash: number;
  /** Holds several entries only for keys of the same hash. */
  readonly entries: readonly (readonly [key: Key, value: Value])[];
}

interface Branch<Value, Key extends string> {
  /** The occupied ones of its 32 places; `children` holds only those, in order. */
  readonly taken: number;
  readonly children: readonly Node<Value, Key>[];
}

type Node<Value, Key extends string> = Leaf<Value, Key> | Branch<Value, Key>;

/**
 * An immutable map whose versions share what did not change (a hash array mapped trie, Bagwell 2001): a state of 100,000 orders costs
 * hardly more to change than one of 1,000. Iteration follows the hashes, not insertion, and no value is undefined.
 */
export class PersistentMap<Value, Key extends string = string> implements Iterable<readonly [Key, Value]> {
  readonly size: number;
  readonly #root: Node<Value, Key> | undefined;

  private constructor(root: Node<Value, Key> | undefined, size: number) {
    this.#root = root;
    this.size = size;
  }

  static of<Value, Key extends string = string>(entries: Iterable<readonly [Key, Value]> = []): PersistentMap<Value, Key> {
    let map = new PersistentMap<Value, Key>(undefined, 0);
    for (const [key, value] of entries) map = map.set(key, value);
    return map;
  }

  get(key: Key): Value | undefined {
    const hash = hashOf(key);
    let node = this.#root;
    for (let shift = 0; node && "children" in node; shift += BITS) {
      const place = placeOf(hash, shift);
      node = node.taken & place ? node.children[indexOf(node.taken, place)] : undefined;
    }
    return node?.entries.find(([held]) => held === key)?.[1];
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  set(key: Key, value: Value): PersistentMap<Value, Key> {
    const leaf = { hash: hashOf(key), entries: [[key, value] as const] };
    return new PersistentMap(this.#root ? withLeaf(this.#root, 0, leaf) : leaf, this.size + (this.has(key) ? 0 : 1));
  }

  delete(key: Key): PersistentMap<Value, Key> {
    if (!this.has(key)) return this;
    return new PersistentMap(without(this.#root!, 0, hashOf(key), key), this.size - 1);
  }

  [Symbol.iterator](): Iterator<readonly [Key, Value]> {
    return this.#root ? entriesOf(this.#root) : [][Symbol.iterator]();
  }

  *keys(): Generator<Key> {
    for (const [key] of this) yield key;
  }
}

const hashOf = (key: string): number => hash64(key)[0];

const placeOf = (hash: number, shift: number): number => 1 << ((hash >>> shift) & (2 ** BITS - 1));

/** The number of occupied places before this one. */
function indexOf(taken: number, place: number): number {
  let before = taken & (place - 1);
  before -= (before >>> 1) & 0x5555_5555;
  before = (before & 0x3333_3333) + ((before >>> 2) & 0x3333_3333);
  return Math.imul((before + (before >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Returns a node with one more entry, or with a new value for an existing one. */
function withLeaf<Value, Key extends string>(node: Node<Value, Key>, shift: number, leaf: Leaf<Value, Key>): Node<Value, Key> {
  if (!("children" in node)) {
    if (node.hash !== leaf.hash) return branchOf(node, leaf, shift);
    const [added] = leaf.entries;
    return { hash: node.hash, entries: [...node.entries.filter(([key]) => key !== added![0]), added!] };
  }
  const place = placeOf(leaf.hash, shift);
  const index = indexOf(node.taken, place);
  if (!(node.taken & place)) return { taken: node.taken | place, children: node.children.toSpliced(index, 0, leaf) };
  return { taken: node.taken, children: node.children.with(index, withLeaf(node.children[index]!, shift + BITS, leaf)) };
}

/** A node of two leaves, as deep as their hashes agree. */
function branchOf<Value, Key extends string>(one: Leaf<Value, Key>, other: Leaf<Value, Key>, shift: number): Branch<Value, Key> {
  const [first, second] = [placeOf(one.hash, shift), placeOf(other.hash, shift)];
  if (first === second) return { taken: first, children: [branchOf(one, other, shift + BITS)] };
  return { taken: first | second, children: first >>> 0 < second >>> 0 ? [one, other] : [other, one] };
}

/** Removes an existing entry from a node; undefined when nothing is left. */
function without<Value, Key extends string>(node: Node<Value, Key>, shift: number, hash: number, key: Key): Node<Value, Key> | undefined {
  if (!("children" in node)) {
    const entries = node.entries.filter(([held]) => held !== key);
    return entries.length === 0 ? undefined : { hash, entries };
  }
  const place = placeOf(hash, shift);
  const index = indexOf(node.taken, place);
  const child = without(node.children[index]!, shift + BITS, hash, key);
  if (child) return { taken: node.taken, children: node.children.with(index, child) };
  return node.children.length === 1 ? undefined : { taken: node.taken & ~place, children: node.children.toSpliced(index, 1) };
}

function* entriesOf<Value, Key extends string>(node: Node<Value, Key>): Generator<readonly [Key, Value]> {
  if ("children" in node) for (const child of node.children) yield* entriesOf(child);
  else yield* node.entries;
}
