import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Pool, PoolClient } from "./postgres.ts";

/** Seconds for which leases outlive a crashed process. */
const SECONDS = 10;

/** A lease lasts as long as its holder's row, which is renewed once for all of its leases. */
const HOLDER = "holder:";

/**
 * One process as a holder of leases. It renews one row, however many leases it holds, and requests concurrently wanted leases in one
 * statement.
 */
export class LeaseHolder {
  readonly id: string;
  readonly #pool: Pool;
  readonly #held = new Set<string>();
  #wanted = new Set<string>();
  #taking: Promise<ReadonlySet<string>> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isRenewing = false;

  constructor(pool: Pool, id: string = randomUUID()) {
    this.#pool = pool;
    this.id = id;
  }

  lease(name: string): Lease {
    return new Lease(this, name);
  }

  /** Takes the lease if it is free or its holder has expired; returns whether it is ours. */
  async take(name: string): Promise<boolean> {
    this.#wanted.add(name);
    this.#taking ??= this.#takeWanted();
    const isOurs = (await this.#taking).has(name);
    if (isOurs) this.#hold(name);
    return isOurs;
  }

  async #takeWanted(): Promise<ReadonlySet<string>> {
    await nextTurn();
    const names = [...this.#wanted];
    this.#wanted = new Set();
    this.#taking = undefined;
    // A standby process must not look alive: it writes its own row once it holds a lease.
    const { rows } = await this.#pool.query<{ name: string }>(
      `WITH taken AS (
         INSERT INTO vault.lease (name, holder, until) SELECT name, $2::text, 'infinity'::timestamptz FROM unnest($1::text[]) AS name ORDER BY name
         ON CONFLICT (name) DO UPDATE SET holder = $2, until = 'infinity'
         WHERE lease.holder = $2 OR lease.until < clock_timestamp() OR (lease.until = 'infinity' AND NOT EXISTS (
           SELECT FROM vault.lease own WHERE own.name = '${HOLDER}' || lease.holder AND own.until > clock_timestamp()))
         RETURNING name
       ), kept AS (
         INSERT INTO vault.lease (name, holder, until)
         SELECT '${HOLDER}' || $2::text, $2::text, clock_timestamp() + make_interval(secs => $3) WHERE EXISTS (SELECT FROM taken)
         ON CONFLICT (name) DO UPDATE SET until = EXCLUDED.until
       )
       SELECT name FROM taken`,
      [names, this.id, SECONDS],
    );
    return new Set(rows.map(({ name }) => name));
  }

  #hold(name: string): void {
    this.#held.add(name);
    this.#timer ??= setInterval(() => void this.#renew(), (SECONDS * 1000) / 3);
  }

  /** A lost lease is not taken again without its holder's knowledge. */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const renew = `INSERT INTO vault.lease (name, holder, until) VALUES ('${HOLDER}' || $1::text, $1::text, clock_timestamp() + make_interval(secs => $2))
                   ON CONFLICT (name) DO UPDATE SET until = EXCLUDED.until`;
    await this.#pool.query(renew, [this.id, SECONDS]).catch(() => {});
    this.#isRenewing = false;
  }

  async release(name: string): Promise<void> {
    this.#held.delete(name);
    const names = [name];
    if (this.#held.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      names.push(`${HOLDER}${this.id}`);
    }
    await this.#pool.query("DELETE FROM vault.lease WHERE name = ANY($1) AND holder = $2", [names, this.id]);
  }
}

/** A named right that one process holds at a time, until it releases it or has not renewed its leases for ten seconds. */
export class Lease {
  readonly name: string;
  readonly #holder: LeaseHolder;

  constructor(holder: LeaseHolder, name: string) {
    this.#holder = holder;
    this.name = name;
  }

  get holder(): string {
    return this.#holder.id;
  }

  /** Takes it if it is free or its holder has expired; returns whether it is ours. */
  take(): Promise<boolean> {
    return this.#holder.take(this.name);
  }

  /** True if it is still ours; it stays so until the client's transaction has ended. */
  async isHeld(client: PoolClient): Promise<boolean> {
    const held = await client.query("SELECT 1 FROM vault.lease WHERE name = $1 AND holder = $2 FOR SHARE", [this.name, this.holder]);
    return held.rowCount === 1;
  }

  release(): Promise<void> {
    return this.#holder.release(this.name);
  }
}
