import type { Policy } from "@tablee/automation/policy";
import type { AppendLog } from "@tablee/commands/append-log";
import type { Checkpoints, MemberBatch, Passing } from "@tablee/event-store/reader/membership";
import type { Lease } from "@tablee/platform/lease";
import type { Pool } from "@tablee/platform/postgres";

export const leaseNameOf = (policy: string): string => `policy:${policy}`;

/** The checkpoints of a process's policies in one store's log. */
export class PolicyCheckpoints implements Checkpoints {
  readonly #pool: Pool;
  readonly #store: string;
  /** The owner of the leases. */
  readonly #holder: string;

  constructor(pool: Pool, store: string, holder: string) {
    this.#pool = pool;
    this.#store = store;
    this.#holder = holder;
  }

  /** Finds a policy's checkpoint; one that never ran is before the beginning. */
  async find({ name, categories }: Policy): Promise<bigint> {
    const { rows } = await this.#pool.query<{ position: string }>(
      `INSERT INTO vault.policy_checkpoint (policy, store, position, categories) VALUES ($1, $2, -1, $3)
       ON CONFLICT (policy, store) DO UPDATE SET categories = $3 RETURNING position`,
      [name, this.#store, JSON.stringify(categories)],
    );
    return BigInt(rows[0]!.position);
  }

  /**
   * Moves a checkpoint over a batch, and records what was written for it, if the lease is still ours; false when another worker
   * has taken over.
   */
  async write(lease: Lease, { name }: Policy, { previous, position }: MemberBatch, { positions }: AppendLog): Promise<boolean> {
    const { rowCount } = await this.#pool.query({
      name: "write policy checkpoint",
      text: WRITE,
      values: [
        name,
        this.#store,
        previous.toString(),
        position.toString(),
        JSON.stringify(Object.fromEntries(positions), asText),
        lease.name,
        lease.holder,
      ],
    });
    return rowCount === 1;
  }

  async pass(passing: readonly Passing[]): Promise<ReadonlyMap<string, "written" | "leaves">> {
    const { rows } = await this.#pool.query<{ policy: string; leaves: boolean }>(PASS, [
      passing.map(({ name }) => name),
      passing.map(({ previous }) => previous.toString()),
      passing.map(({ position }) => position.toString()),
      passing.map(({ live }) => live),
      this.#store,
      this.#holder,
    ]);
    return new Map(rows.map(({ policy, leaves }) => [policy, leaves ? "leaves" : "written"]));
  }

  async interrupted(names: readonly string[]): Promise<void> {
    const count = "UPDATE vault.policy_checkpoint SET interruptions = interruptions + 1 WHERE policy = ANY($1) AND store = $2";
    await this.#pool.query(count, [names, this.#store]);
  }

  /** Records the error until the checkpoint moves again. */
  async halted({ name }: Policy, error: string): Promise<void> {
    await this.#pool.query("UPDATE vault.policy_checkpoint SET error = $3 WHERE policy = $1 AND store = $2", [name, this.#store, error]);
  }
}

const asText = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

/** After a lost checkpoint commands are sent again, and have been done already: no need to wait for the disk. */
const WRITE = `
  WITH lease AS MATERIALIZED (
    SELECT set_config('synchronous_commit', 'off', true) FROM vault.lease WHERE name = $6 AND holder = $7 FOR SHARE
  )
  UPDATE vault.policy_checkpoint SET position = $4, error = NULL, updated_at = now(), wrote = wrote || $5
  FROM lease WHERE policy = $1 AND store = $2 AND position = $3`;

const PASS = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::numeric[], $3::numeric[], $4::boolean[]) AS asked(policy, previous, position, live)
  ), seen AS (
    SELECT c.policy, asked.position, asked.live, c.position <> asked.previous OR l.holder IS NULL AS leaves
    FROM vault.policy_checkpoint c JOIN asked USING (policy)
    LEFT JOIN vault.lease l ON l.name = '${leaseNameOf("")}' || c.policy AND l.holder = $6
    WHERE c.store = $5 FOR UPDATE OF c SKIP LOCKED
  ), passed AS (
    UPDATE vault.policy_checkpoint c SET position = seen.position, updated_at = now(), error = CASE WHEN seen.live THEN NULL ELSE c.error END
    FROM seen WHERE c.policy = seen.policy AND c.store = $5 AND NOT seen.leaves
      AND (c.position <> seen.position OR seen.live AND c.error IS NOT NULL)
  )
  SELECT policy, leaves FROM seen`;
