import { unreadTerms } from "@tablee/domain/consent/account-terms";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import type { ReadDb } from "../read-tables.ts";
import type { ConsentRow } from "./read-model.ts";

/** The consents an account ever gave, a row for each purpose. */
export const consentsOf = (db: ReadDb, accountId: AccountId): Promise<ConsentRow[]> =>
  db.selectFrom("read.consents").selectAll().where("account_id", "=", accountId).orderBy("purpose").execute();

/** The versions of the terms whose notice came back by mail and that the account has yet to read. */
export async function unreadTermsOf(db: ReadDb, accountId: AccountId, at: Instant): Promise<readonly string[]> {
  const query = db.selectFrom("read.consents").select("terms").where("account_id", "=", accountId).where("purpose", "=", "terms");
  const row = await query.executeTakeFirst();
  return row ? unreadTerms(row.terms, at) : [];
}
