import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";
import type { Freshness } from "@tablee/projections/runtime/freshness";

/** A repaired row changes without its read model's position moving: nothing is kept longer than this. */
const MAX_MS = 30_000;

/** Keeps what is made from read models, by name, until one of them moves on. */
export class KeptWhile<Value> {
  #kept = new Map<string, Value>();
  #positions = "";
  #since = 0;

  constructor(
    private readonly freshness: Freshness,
    private readonly models: readonly ReadModelName[],
  ) {}

  /**
   * The values that still hold, to be read and added to. What is read after this looked at the positions is at least as new: a change
   * in between drops the values at the next call.
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
