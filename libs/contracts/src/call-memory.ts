import { type Call, isGuarded } from "./call.ts";
import { isPending, type Pending, shows } from "./pending.ts";
import { KeptPositions, type PositionStore, positionsText, readPositions } from "./positions.ts";

/** A read model that has still not applied a write after this time is in trouble, which is shown elsewhere. */
const WRITTEN_FOR_MS = 60_000;
/** The time for which a failing policy is retried and its work stays pending. */
const AWAITED_FOR_MS = 600_000;

/** The freshness of an answer, compared with its reader's earlier acts. */
export interface Freshness {
  /** It may lack the latest act, even after a second request. */
  readonly stale: boolean;
  /** The pending work of policies, which the answer cannot show yet. */
  readonly pending: readonly Pending[];
}

/** The headers sent along: the positions this browser has written, and those it awaits from policies. */
interface Asked {
  readonly "x-tablee-after"?: string;
  readonly "x-tablee-awaited"?: string;
}

/** A browser's memory of the answers to its acts, for later reads in any of its windows. */
export class CallMemory {
  readonly #written: KeptPositions;
  readonly #awaited: KeptPositions;

  constructor(store: PositionStore | undefined) {
    this.#written = new KeptPositions({ key: "tablee-written", forMs: WRITTEN_FOR_MS, store });
    this.#awaited = new KeptPositions({ key: "tablee-awaited", forMs: AWAITED_FOR_MS, store });
  }

  headersOf(call: Call): Asked {
    const written = this.#written.recent;
    const awaited = new Map([...this.#awaited.recent].filter(([name]) => !isGuarded(call) && isPending(name) && shows(call, name)));
    return {
      ...(written.size > 0 ? { "x-tablee-after": positionsText(written) } : {}),
      ...(awaited.size > 0 ? { "x-tablee-awaited": positionsText(awaited) } : {}),
    };
  }

  /** Records a response; pending work it no longer names is complete. */
  note(call: Call, asked: Asked, { headers, ok }: Response): Freshness {
    const pending = headers.get("x-tablee-pending");
    this.#written.note(headers.get("x-tablee-position"));
    this.#written.note(headers.get("x-tablee-followed"));
    if (isGuarded(call)) this.#awaited.note(pending);
    const named = readPositions(pending);
    const stale = headers.get("x-tablee-stale") === "1";
    if (ok && !stale)
      for (const [name, position] of readPositions(asked["x-tablee-awaited"])) if (!named.has(name)) this.#awaited.forget(name, position);
    return { stale, pending: [...named.keys()].filter(isPending) };
  }
}
