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

/** The bags and kits that each of some accounts has, by account; accounts without any are left out. */
export async function outWith(
  db: ReadDb,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<string, { readonly bags: number; readonly kits: number }>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("read.returnables")
    .select(["key", "bags_out as bags", "kits_out as kits"])
    .where("key", "in", [...new Set(accountIds)])
    .where((row) => row.or([row("bags_out", ">", 0), row("kits_out", ">", 0)]))
    .execute();
  return new Map(rows.map(({ key, ...out }) => [key, out]));
}

/** A pickup on a day's routes: its account, its depot and window, and what it became. */
export interface PickupOnRoute {
  readonly accountId: AccountId;
  readonly depotId: string;
  readonly window: string;
  readonly state: Returnables;
}

/** The pickups of a day, by depot and window; only those of one depot where it is named. */
export async function pickupsOn(db: ReadDb, date: string, depotId?: string): Promise<readonly PickupOnRoute[]> {
  const rows = await db
    .selectFrom("read.returnables")
    .select(["key", "pickup_depot_id", "pickup_window", "state"])
    .where("pickup_date", "=", date)
    .$if(depotId !== undefined, (query) => query.where("pickup_depot_id", "=", depotId!))
    .orderBy("pickup_depot_id")
    .orderBy("pickup_window")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({ accountId: row.key, depotId: row.pickup_depot_id!, window: row.pickup_window!, state: row.state }));
}
