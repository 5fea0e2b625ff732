import type { Call } from "./call.ts";

/** Milliseconds for which an unanswered act counts as the same act when it is repeated. */
const SAME_ACT_MS = 10 * 60_000;

/** Idempotency keys, one for each act of a person: an act whose outcome is unknown keeps its key for the next attempt. */
export class ActKeys {
  readonly #open = new Map<string, { readonly key: string; readonly until: number }>();

  /** Returns the key of an act that is about to be attempted. Two concurrent acts have two keys. */
  take(call: Call, input: unknown): string {
    const act = nameOf(call, input);
    const open = this.#open.get(act);
    this.#open.delete(act);
    return open && open.until > Date.now() ? open.key : crypto.randomUUID();
  }

  /** Keeps the key of an attempt that ended without a known outcome. */
  putBack(call: Call, input: unknown, key: string): void {
    this.#open.set(nameOf(call, input), { key, until: Date.now() + SAME_ACT_MS });
  }
}

const nameOf = ({ path }: Call, input: unknown): string => `${path} ${JSON.stringify(input)}`;
