import { randomUUID } from "node:crypto";
import { inTransaction, type Pool } from "@tablee/platform/postgres";
import type { Policy } from "./policy.ts";

const SECONDS = 10;

/** The right to run a policy, held by one process at a time and renewed with every checkpoint. */
export class Lease {
  readonly #pool: Pool;
  readonly #name: string;
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, name: string) {
    this.#pool = pool;
    this.#name = name;
  }

  /** Takes the lease if nobody has it; answers whether it is ours. */
  async take(): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `INSERT INTO vault.lease (name, holder, until) VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
       ON CONFLICT (name) DO UPDATE SET holder = $2, until = EXCLUDED.until WHERE lease.holder = $2 OR lease.until < clock_timestamp()`,
      [this.#name, this.#holder, SECONDS],
    );
    if (rowCount === 0) return false;
    this.#timer ??= setInterval(() => void this.take().catch(() => {}), (SECONDS * 1000) / 3);
    return true;
  }

  /** Moves a checkpoint if the lease is still ours; answers false when somebody else has taken over. */
  async checkpoint({ name, categories }: Policy, store: string, position: bigint): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      // A checkpoint that is lost makes commands come again, and they have been done already.
      await client.query("SELECT set_config('synchronous_commit', 'off', true)");
      const held = await client.query("SELECT 1 FROM vault.lease WHERE name = $1 AND holder = $2 FOR UPDATE", [this.#name, this.#holder]);
      if (held.rowCount === 0) return false;
      await client.query(
        `INSERT INTO vault.policy_checkpoint (policy, store, position, categories) VALUES ($1, $2, $3, $4)
         ON CONFLICT (policy, store) DO UPDATE SET position = $3, categories = $4, error = NULL, updated_at = now()`,
        [name, store, position.toString(), JSON.stringify(categories)],
      );
      return true;
    });
  }

  async giveBack(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#pool.query("DELETE FROM vault.lease WHERE name = $1 AND holder = $2", [this.#name, this.#holder]);
  }
}
