import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "./postgres.ts";

const SECONDS = 10;

/** A named right that one process holds at a time; renewed until it is released. */
export class Lease {
  readonly name: string;
  readonly holder: string;
  readonly #pool: Pool;
  #timer: NodeJS.Timeout | undefined;
  #isRenewing = false;

  constructor(pool: Pool, name: string, holder: string = randomUUID()) {
    this.#pool = pool;
    this.name = name;
    this.holder = holder;
  }

  /** Takes the lease if it is free or expired; answers whether it is ours. */
  async take(): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `INSERT INTO vault.lease (name, holder, until) VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
       ON CONFLICT (name) DO UPDATE SET holder = $2, until = EXCLUDED.until WHERE lease.holder = $2 OR lease.until < clock_timestamp()`,
      [this.name, this.holder, SECONDS],
    );
    if (rowCount === 0) return false;
    this.#timer ??= setInterval(() => void this.#renew(), (SECONDS * 1000) / 3);
    return true;
  }

  /** A lease that is lost is not taken again behind its holder's back. */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const renew = "UPDATE vault.lease SET until = clock_timestamp() + make_interval(secs => $3) WHERE name = $1 AND holder = $2";
    await this.#pool.query(renew, [this.name, this.holder, SECONDS]).catch(() => {});
    this.#isRenewing = false;
  }

  /** Whether it is still ours; it stays so until the client's transaction has ended. */
  async isHeld(client: PoolClient): Promise<boolean> {
    const held = await client.query("SELECT 1 FROM vault.lease WHERE name = $1 AND holder = $2 FOR SHARE", [this.name, this.holder]);
    return held.rowCount === 1;
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#pool.query("DELETE FROM vault.lease WHERE name = $1 AND holder = $2", [this.name, this.holder]);
  }
}
