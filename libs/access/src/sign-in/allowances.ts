import type { AccountId } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { refundPolicies } from "@tablee/domain/pricing/policy";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { inTransaction, type Pool, type PoolClient } from "@tablee/platform/postgres";

/** A refund or a credit that a member of support gives an account, by the id of its command. In cents. */
export interface Giving {
  readonly commandId: string;
  readonly staffId: string;
  readonly accountId: AccountId;
  readonly cents: number;
  readonly at: string;
}

/** vault.allowance: the refunds and credits that support has given without approval. */
export class Allowances {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Takes from the allowance of support: a limit per account and day and one per agent and day, refunds and credits added together
   * (DECISIONS: payment). Returns whether enough was left. Calls of one agent or one account wait for each other; a command counts once.
   */
  take(giving: Giving): Promise<boolean> {
    const { commandId, staffId, accountId, cents } = giving;
    return inTransaction(this.#pool, async (client) => {
      const locks = [staffId, accountId].map((id) => advisoryLockOf("allowance", id)).sort((a, b) => a - b);
      for (const lock of locks) await client.query("SELECT pg_advisory_xact_lock($1)", [lock]);
      const { isTaken, fits } = await look(client, giving);
      if (isTaken || !fits) return isTaken;
      await client.query("INSERT INTO vault.allowance (command_id, staff_id, account_id, day, cents) VALUES ($1, $2, $3, $4, $5)", [
        commandId,
        staffId,
        accountId,
        dayOf(giving),
        cents,
      ]);
      return true;
    });
  }

  /** Tests whether support may still give this amount; takes nothing. */
  async covers(giving: Giving): Promise<boolean> {
    return (await look(this.#pool, giving)).fits;
  }

  /** Keeps only this many cents of what a request took: the rest could not be given. */
  async reduceTo({ commandId }: Giving, cents: number): Promise<void> {
    await this.#pool.query("UPDATE vault.allowance SET cents = $2 WHERE command_id = $1 AND cents > $2", [commandId, cents]);
  }

  /** Gives back the amount of a request that was refused after it had taken it. */
  async release({ commandId }: Giving): Promise<void> {
    await this.#pool.query("DELETE FROM vault.allowance WHERE command_id = $1", [commandId]);
  }
}

const dayOf = ({ at }: Giving): string => toLocal(businessZone, at).date;

/** Reads whether the command has taken its amount already, and whether enough of the day's allowance is left. */
async function look(client: Pool | PoolClient, giving: Giving): Promise<{ readonly isTaken: boolean; readonly fits: boolean }> {
  const { commandId, staffId, accountId, cents, at } = giving;
  const { supportPerAccountDayCents, supportPerAgentDayCents } = policyOn(refundPolicies, at.slice(0, 10));
  const { rows } = await client.query<{ agent: number; account: number; taken: boolean }>(
    `SELECT coalesce(sum(cents) FILTER (WHERE staff_id = $1), 0)::int AS agent,
            coalesce(sum(cents) FILTER (WHERE account_id = $2), 0)::int AS account,
            coalesce(bool_or(command_id = $4), false) AS taken
     FROM vault.allowance WHERE day = $3 AND (staff_id = $1 OR account_id = $2)`,
    [staffId, accountId, dayOf(giving), commandId],
  );
  const { agent, account, taken } = rows[0]!;
  return { isTaken: taken, fits: agent + cents <= supportPerAgentDayCents && account + cents <= supportPerAccountDayCents };
}
