interface Kept<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** Keeps what was used last, up to a total weight; what was not used for longest is forgotten first. One entry always stays. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Kept<Value>>();
  readonly #mostWeight: number;
  #weight = 0;

  constructor(mostWeight: number) {
    this.#mostWeight = mostWeight;
  }

  get weight(): number {
    return this.#weight;
  }

  get(key: Key): Value | undefined {
    const kept = this.#entries.get(key);
    if (!kept) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept.value;
  }

  set(key: Key, value: Value, weight = 1): void {
    this.delete(key);
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#mostWeight || this.#entries.size === 1) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const kept = this.#entries.get(key);
    if (!kept) return;
    this.#entries.delete(key);
    this.#weight -= kept.weight;
  }
}
