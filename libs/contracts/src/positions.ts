/** Longer than any that our own server sends: one position for each category of streams. */
const LONGEST = 1_024;

/** Positions of the log by category of streams, as headers carry them: `order=123,stock=456`. */
export const positionsText = (positions: ReadonlyMap<string, bigint>): string =>
  [...positions].map(([category, position]) => `${category}=${position}`).join(",");

/** What such a text says; nothing of one that is no such text. */
export function readPositions(text: string | readonly string[] | null | undefined): ReadonlyMap<string, bigint> {
  if (typeof text !== "string" || text.length > LONGEST) return new Map();
  const parts = text.split(",").map((part) => /^([a-z]{1,20})=(\d{1,19})$/.exec(part));
  if (parts.some((part) => part === null)) return new Map();
  return new Map(parts.map((part) => [part![1]!, BigInt(part![2]!)]));
}

/** Where positions are kept for as long as a tab is open; memory alone where there is none. */
export type PositionStore = Pick<Storage, "getItem" | "setItem">;

const KEY = "tablee-written";
/** A read model that has not seen a write by then is in trouble, and says so by itself. */
const REMEMBERED_MS = 60_000;

interface Kept {
  readonly position: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What this browser has written of late: the greatest position in each category, sent with every call for a minute. */
export class WrittenPositions {
  #kept: ReadonlyMap<string, Kept>;
  readonly #store: PositionStore | undefined;

  constructor(store?: PositionStore) {
    this.#store = store;
    this.#kept = stored(store);
  }

  /** Takes in what an answer says was written. */
  note(header: string | null): void {
    const written = readPositions(header);
    if (written.size === 0) return;
    const kept = new Map(this.#kept);
    for (const [category, position] of written) {
      const before = kept.get(category);
      if (!before || BigInt(before.position) < position) kept.set(category, { position: String(position), at: Date.now() });
    }
    this.#kept = kept;
    this.#store?.setItem(KEY, JSON.stringify([...kept]));
  }

  /** What to send along; undefined when nothing was written of late. */
  get header(): string | undefined {
    const since = Date.now() - REMEMBERED_MS;
    const recent = [...this.#kept].filter(([, { at }]) => at >= since);
    if (recent.length === 0) return undefined;
    return positionsText(new Map(recent.map(([category, { position }]) => [category, BigInt(position)])));
  }
}

function stored(store: PositionStore | undefined): ReadonlyMap<string, Kept> {
  try {
    return new Map(JSON.parse(store?.getItem(KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}
