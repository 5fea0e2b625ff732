const WORD = 32;

/** Sets of tags as bits: one set for each item of a list, and sets to compare them with. */
export class TagBits {
  readonly #bits = new Map<string, number>();
  readonly #words: number;
  readonly #sets: Int32Array;

  constructor(tagsOfItems: readonly (readonly string[])[]) {
    for (const tags of tagsOfItems) for (const tag of tags) if (!this.#bits.has(tag)) this.#bits.set(tag, this.#bits.size);
    this.#words = Math.ceil(this.#bits.size / WORD);
    this.#sets = new Int32Array(tagsOfItems.length * this.#words);
    tagsOfItems.forEach((tags, item) => {
      const set = this.#sets.subarray(item * this.#words, (item + 1) * this.#words);
      for (const tag of tags) this.add(set, tag);
    });
  }

  none(): Int32Array {
    return new Int32Array(this.#words);
  }

  /** A tag that no item has is left out: it cannot matter. */
  add(set: Int32Array, tag: string): void {
    const bit = this.#bits.get(tag);
    if (bit !== undefined) set[Math.floor(bit / WORD)]! |= 1 << (bit % WORD);
  }

  overlap(item: number, set: Int32Array): boolean {
    const from = item * this.#words;
    for (let word = 0; word < this.#words; word++) if (this.#sets[from + word]! & set[word]!) return true;
    return false;
  }
}
