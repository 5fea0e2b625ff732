import type { Call } from "./call.ts";

/** How long an act that had no answer is still the same act when it is made again. */
const SAME_ACT_MS = 10 * 60_000;

/** Idempotency keys, one for each act of a person: an act whose outcome is unknown keeps its key for the next attempt. */
export class ActKeys {
  readonly #open = new Map<string, { readonly key: string; readonly until: number }>();

  /** The key of an act that is about to be tried. Two at once are two acts. */
  take(call: Call, input: unknown): string {
    const act = nameOf(call, input);
    const open = this.#open.get(act);
    this.#open.delete(act);
    return open && open.until > Date.now() ? open.key : crypto.randomUUID();
  }

  /** An attempt ended without its outcome being known. */
  putBack(call: Call, input: unknown, key: string): void {
    this.#open.set(nameOf(call, input), { key, until: Date.now() + SAME_ACT_MS });
  }
}

const nameOf = ({ path }: Call, input: unknown): string => `${path} ${JSON.stringify(input)}`;
