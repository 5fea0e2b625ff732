import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";

interface PointsBalance {
  readonly available: number;
  readonly pending: number;
  /** What was lost when the account was closed, and when. */
  readonly lost: number | null;
  readonly ended_at: string | null;
}

export async function pointsBalanceOf(db: ReadDb, accountId: AccountId): Promise<PointsBalance> {
  const row = await db
    .selectFrom("read.points_balances")
    .select(["available", "pending", "lost", "ended_at"])
    .where("key", "=", accountId)
    .executeTakeFirst();
  return row ?? { available: 0, pending: 0, lost: null, ended_at: null };
}
