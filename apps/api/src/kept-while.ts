import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";
import type { Freshness } from "@tablee/projections/runtime/freshness";

/** A repaired row changes without its read model's position moving: nothing is kept longer than this. */
const MAX_MS = 30_000;

/** Caches values computed from read models, by name, until one of the models advances. */
export class KeptWhile<Value> {
  #kept = new Map<string, Value>();
  #positions = "";
  #since = 0;

  constructor(
    private readonly freshness: Freshness,
    private readonly models: readonly ReadModelName[],
  ) {}

  /**
   * Returns the current values, to read and to add to. Reads after this call are at least as new as the positions it checked: a
   * change in between drops the values at the next call.
   */
  current(): Map<string, Value> {
    const positions = this.models.map((model) => this.freshness.positionOf(model)).join(" ");
    const now = performance.now();
    if (positions !== this.#positions || now - this.#since > MAX_MS) {
      this.#kept = new Map();
      this.#positions = positions;
      this.#since = now;
    }
    return this.#kept;
  }
}
