import type { AccountId } from "@tablee/domain/kernel/ids";
import { initialReturnables, type Returnables } from "@tablee/domain/returnables/state";
import { prepared } from "@tablee/platform/prepared";
import type { ReadDb } from "../read-tables.ts";

const ofAccount = prepared("returnables_of", (db: ReadDb, { accountId }: { readonly accountId: AccountId }) =>
  db.selectFrom("read.returnables").select("state").where("key", "=", accountId),
);

/** The bags and kits of an account, without the address and note of its pickup. */
export const returnablesOfAccount = async (db: ReadDb, accountId: AccountId): Promise<Returnables> =>
  (await ofAccount(db, { accountId }))[0]?.state ?? initialReturnables;

/** The bags and kits of some accounts; accounts that were never lent any are left out. */
export async function returnablesOfAccounts(db: ReadDb, accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, Returnables>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("read.returnables")
    .select(["key", "state"])
    .where("key", "in", [...new Set(accountIds)])
    .execute();
  return new Map(rows.map(({ key, state }) => [key, state]));
}

/** A pickup on a day's routes: its account, its depot and window, and what became of it. */
export interface PickupOnRoute {
  readonly accountId: AccountId;
  readonly depotId: string;
  readonly window: string;
  readonly state: Returnables;
}

/** The pickups of a day that were not cancelled, by depot, window and account. */
export async function pickupsOn(db: ReadDb, date: string): Promise<readonly PickupOnRoute[]> {
  const rows = await db
    .selectFrom("read.returnables")
    .select(["key", "pickup_depot_id", "pickup_window", "state"])
    .where("pickup_date", "=", date)
    .orderBy("pickup_depot_id")
    .orderBy("pickup_window")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({ accountId: row.key, depotId: row.pickup_depot_id!, window: row.pickup_window!, state: row.state }));
}
