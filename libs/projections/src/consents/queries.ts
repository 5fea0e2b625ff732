import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { ConsentRow } from "./read-model.ts";

/** What an account ever agreed to, a row for each purpose. */
export const consentsOf = (db: ReadDb, accountId: AccountId): Promise<ConsentRow[]> =>
  db.selectFrom("read.consents").selectAll().where("account_id", "=", accountId).orderBy("purpose").execute();
