import { setTimeout as sleep } from "node:timers/promises";
import type { ApiContext } from "@tablee/api/api-context";
import { categoryOf } from "@tablee/domain/streams";
import { allReadModels } from "@tablee/projections/all-read-models";

/** The age at which an event must be applied or the read model must report that it is behind: its answer is cached for a second. */
const NOTICED_MS = 3_000;

/** The claims of read models while something is wrong, and whether they were true. */
export class Claims {
  readonly violations: string[] = [];
  /** The number of times that a read model reported its position. */
  looks = 0;
  readonly #newest = new Map<string, bigint>();
  #lookedAt: bigint | undefined;

  constructor(private readonly api: ApiContext) {}

  /** Polls until the signal; a failed query is retried later. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#look(signal).catch(() => {});
      await sleep(100, undefined, { signal }).catch(() => {});
    }
  }

  async #look(signal: AbortSignal): Promise<void> {
    let lookedAt = this.#lookedAt ?? (await this.api.opened.store.head());
    for (const { stream, position } of await this.api.opened.store.newest(lookedAt)) {
      if (position > lookedAt) lookedAt = position;
      const category = categoryOf(stream);
      if (position > (this.#newest.get(category) ?? -1n)) this.#newest.set(category, position);
    }
    this.#lookedAt = lookedAt;
    await sleep(NOTICED_MS, undefined, { signal });
    const lag = await this.api.lag.seconds();
    const { rows } = await this.api.pool.query<{ model: string; position: string }>("SELECT model, position FROM read.projection");
    for (const { name, categories } of allReadModels) {
      const position = BigInt(rows.find(({ model }) => model === name)?.position ?? -1);
      const missing = categories.some((category) => (this.#newest.get(category) ?? -1n) > position);
      this.looks++;
      if (missing && lag.get(name) === 0)
        this.violations.push(`${name} said that it was current, and had not applied an event of ${NOTICED_MS / 1000} s before`);
    }
  }
}
