import type { AccountId } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { refundPolicies } from "@tablee/domain/pricing/policy";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { inTransaction, type Pool } from "@tablee/platform/postgres";

/** What a member of support gives an account: a refund or a credit, by the id of its command. In cents. */
export interface Giving {
  readonly commandId: string;
  readonly staffId: string;
  readonly accountId: AccountId;
  readonly cents: number;
  readonly at: string;
}

/** vault.allowance: what support has given of itself. */
export class Allowances {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Takes what support may give of itself: so much an account and a day, so much an agent and a day, refunds and credits added
   * together (DECISIONS: payment). Answers whether there was so much left. One after the other for an agent and for an account; the
   * same command counts once.
   */
  take({ commandId, staffId, accountId, cents, at }: Giving): Promise<boolean> {
    const { supportPerAccountDayCents, supportPerAgentDayCents } = policyOn(refundPolicies, at.slice(0, 10));
    const { date } = toLocal(businessZone, at);
    return inTransaction(this.#pool, async (client) => {
      const locks = [staffId, accountId].map((id) => advisoryLockOf("allowance", id)).sort((a, b) => a - b);
      for (const lock of locks) await client.query("SELECT pg_advisory_xact_lock($1)", [lock]);
      const { rows } = await client.query<{ agent: number; account: number; known: boolean }>(
        `SELECT coalesce(sum(cents) FILTER (WHERE staff_id = $1), 0)::int AS agent,
                coalesce(sum(cents) FILTER (WHERE account_id = $2), 0)::int AS account,
                coalesce(bool_or(command_id = $4), false) AS known
         FROM vault.allowance WHERE day = $3 AND (staff_id = $1 OR account_id = $2)`,
        [staffId, accountId, date, commandId],
      );
      const { agent, account, known } = rows[0]!;
      if (known) return true;
      if (agent + cents > supportPerAgentDayCents || account + cents > supportPerAccountDayCents) return false;
      await client.query("INSERT INTO vault.allowance (command_id, staff_id, account_id, day, cents) VALUES ($1, $2, $3, $4, $5)", [
        commandId,
        staffId,
        accountId,
        date,
        cents,
      ]);
      return true;
    });
  }

  /** Returns what was taken for a request that was then refused. */
  async release({ commandId }: Giving): Promise<void> {
    await this.#pool.query("DELETE FROM vault.allowance WHERE command_id = $1", [commandId]);
  }
}
