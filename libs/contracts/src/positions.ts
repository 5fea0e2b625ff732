/** Longer than any header that our own server sends: one position for each category of streams. */
const LONGEST = 1_024;

/** Positions of the log by category of streams, as headers carry them: `order=123,stock=456`. */
export const positionsText = (positions: ReadonlyMap<string, bigint>): string =>
  [...positions].map(([category, position]) => `${category}=${position}`).join(",");

/** Parses such a text; returns no positions for any other text. */
export function readPositions(text: string | readonly string[] | null | undefined): ReadonlyMap<string, bigint> {
  if (typeof text !== "string" || text.length > LONGEST) return new Map();
  const parts = text.split(",").map((part) => /^([a-z]{1,20})=(\d{1,19})$/.exec(part));
  if (parts.some((part) => part === null)) return new Map();
  return new Map(parts.map((part) => [part![1]!, BigInt(part![2]!)]));
}

/** Storage for the positions of all windows of a browser; without one, only memory. */
export type PositionStore = Pick<Storage, "getItem" | "setItem">;

/** The store of a browser's windows; undefined where the browser refuses it. */
export function browserStore(): PositionStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

interface Kept {
  readonly position: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface KeptOptions {
  /** The key that a store holds them under. */
  readonly key: string;
  /** Milliseconds for which they are sent along. */
  readonly forMs: number;
  readonly store?: PositionStore | undefined;
}

/** The positions that a browser sends along with its calls: the greatest recent one under each name, from answers in any window. */
export class KeptPositions {
  readonly #options: KeptOptions;
  #store: PositionStore;

  constructor(options: KeptOptions) {
    this.#options = options;
    this.#store = options.store ?? inMemory();
  }

  /** Records the positions of an answer. */
  note(header: string | null): void {
    const said = readPositions(header);
    if (said.size === 0) return;
    const kept = new Map(this.#kept());
    for (const [name, position] of said) {
      const before = kept.get(name);
      if (!before || BigInt(before.position) < position) kept.set(name, { position: String(position), at: Date.now() });
    }
    this.#keep(kept);
  }

  /** Forgets a name unless a later position was recorded since. */
  forget(name: string, position: bigint): void {
    const kept = this.#kept();
    const before = kept.get(name);
    if (before && BigInt(before.position) <= position) this.#keep(new Map([...kept].filter(([each]) => each !== name)));
  }

  /** The recent positions. */
  get recent(): ReadonlyMap<string, bigint> {
    const since = Date.now() - this.#options.forMs;
    return new Map([...this.#kept()].flatMap(([name, { position, at }]) => (at >= since ? [[name, BigInt(position)] as const] : [])));
  }

  /** As the store holds them now: a different window may have written since. */
  #kept(): ReadonlyMap<string, Kept> {
    try {
      return new Map(JSON.parse(this.#store.getItem(this.#options.key) ?? "[]"));
    } catch {
      return new Map();
    }
  }

  #keep(kept: ReadonlyMap<string, Kept>): void {
    const text = JSON.stringify([...kept]);
    try {
      this.#store.setItem(this.#options.key, text);
    } catch {
      // The browser's store is full or closed.
      this.#store = inMemory();
      this.#store.setItem(this.#options.key, text);
    }
  }
}

function inMemory(): PositionStore {
  const texts = new Map<string, string>();
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}
