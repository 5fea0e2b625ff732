import type { Pool } from "@tablee/platform/postgres";

export interface Charge {
  readonly key: string;
  readonly amountCents: number;
  readonly outcome: "captured" | "declined";
}

export interface Refund {
  readonly refundId: string;
  /** The charge that it is of. */
  readonly key: string;
  readonly amountCents: number;
}

/** What gateway and carrier wrote down in books of their own. */
export interface Books {
  readonly charges: readonly Charge[];
  readonly refunds: readonly Refund[];
  /** By their ids: how often each message was handed over. */
  readonly messages: ReadonlyMap<string, number>;
}

/** The books, as far as some orders and their additions are concerned; of messages all. */
export async function readBooks(pool: Pool, orderIds: readonly string[]): Promise<Books> {
  const { rows: charges } = await pool.query<Charge>(
    `SELECT key, amount_cents AS "amountCents", outcome FROM embedded_gateway.charge WHERE outcome <> 'void' AND left(key, 36) = ANY($1)`,
    [orderIds],
  );
  const { rows: refunds } = await pool.query<Refund>(
    `SELECT refund_id AS "refundId", charge_key AS key, amount_cents AS "amountCents" FROM embedded_gateway.refund WHERE left(charge_key, 36) = ANY($1)`,
    [orderIds],
  );
  const { rows } = await pool.query<{ id: string; times: number }>(
    "SELECT message_id AS id, handed_over AS times FROM embedded_outbox.message",
  );
  return { charges, refunds, messages: new Map(rows.map(({ id, times }) => [id, times])) };
}
