import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";

export async function pointsBalanceOf(db: ReadDb, accountId: AccountId): Promise<{ available: number; pending: number }> {
  const row = await db.selectFrom("read.points_balances").select(["available", "pending"]).where("key", "=", accountId).executeTakeFirst();
  return row ?? { available: 0, pending: 0 };
}
