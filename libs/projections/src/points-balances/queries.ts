import type { AccountId } from "@tablee/domain/kernel/ids";
import { prepared } from "@tablee/platform/prepared";
import type { ReadDb } from "../read-tables.ts";

interface PointsBalance {
  readonly available: number;
  readonly pending: number;
  /** When the points expire unless some are earned or exchanged before; null while no notice has named it. */
  readonly expires_at: string | null;
  /** The points that were lost when the account was closed, and when. */
  readonly lost: number | null;
  readonly ended_at: string | null;
}

const balance = prepared("points_balance", (db: ReadDb, { accountId }: { readonly accountId: AccountId }) =>
  db.selectFrom("read.points_balances").select(["available", "pending", "expires_at", "lost", "ended_at"]).where("key", "=", accountId),
);

export async function pointsBalanceOf(db: ReadDb, accountId: AccountId): Promise<PointsBalance> {
  const [row] = await balance(db, { accountId });
  return row ?? { available: 0, pending: 0, expires_at: null, lost: null, ended_at: null };
}
