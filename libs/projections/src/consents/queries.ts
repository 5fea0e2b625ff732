import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { ConsentRow } from "./read-model.ts";

/** The consents an account ever gave, a row for each purpose. */
export const consentsOf = (db: ReadDb, accountId: AccountId): Promise<ConsentRow[]> =>
  db.selectFrom("read.consents").selectAll().where("account_id", "=", accountId).orderBy("purpose").execute();

/** The terms that an account accepted and those that were announced to it. */
export async function accountTermsOf(db: ReadDb, accountId: AccountId): Promise<ConsentRow["terms"]> {
  const query = db.selectFrom("read.consents").select("terms").where("account_id", "=", accountId).where("purpose", "=", "terms");
  return (await query.executeTakeFirst())?.terms ?? {};
}
