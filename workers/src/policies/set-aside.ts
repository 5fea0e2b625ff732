import { setTimeout as sleep } from "node:timers/promises";
import type { Refused } from "@tablee/commands/refused";
import type { StoredEvent } from "@tablee/event-store/events";
import type { Pool } from "@tablee/platform/postgres";

/** A refusal that cannot be meant: something is said to be missing that the event which a policy acts on shows to be there. */
export const saysMissing = ({ meaning }: Refused): boolean => meaning === "missing";

/** A stream and a revision in it: enough to read the event again. */
export interface Place {
  readonly stream: string;
  readonly revision: number;
}

const AGAIN_MS = 60_000;

/** The events that a policy could not act on, for whatever reason that is not a rule's: a person sees them, and they are tried again. */
export class SetAside {
  readonly #pool: Pool;
  readonly #policy: string;
  readonly #store: string;

  constructor(pool: Pool, policy: string, store: string) {
    this.#pool = pool;
    this.#policy = policy;
    this.#store = store;
  }

  async add(event: StoredEvent, code: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.policy_set_aside (policy, store, stream, revision, type, code) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (policy, store, stream, revision) DO UPDATE SET code = $6, tries = policy_set_aside.tries + 1`,
      [this.#policy, this.#store, event.stream, event.revision, event.type, code],
    );
  }

  async remove({ stream, revision }: Place): Promise<void> {
    await this.#pool.query("DELETE FROM vault.policy_set_aside WHERE policy = $1 AND store = $2 AND stream = $3 AND revision = $4", [
      this.#policy,
      this.#store,
      stream,
      revision,
    ]);
  }

  /** Offers what is set aside once a minute, the first time at once, until `signal` ends it. */
  async *offered(signal: AbortSignal): AsyncGenerator<Place> {
    while (!signal.aborted) {
      const { rows } = await this.#pool.query<Place>(
        "SELECT stream, revision FROM vault.policy_set_aside WHERE policy = $1 AND store = $2 ORDER BY since LIMIT 200",
        [this.#policy, this.#store],
      );
      yield* rows;
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}
