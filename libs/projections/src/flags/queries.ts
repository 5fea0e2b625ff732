import type { AccountId } from "@tablee/domain/kernel/ids";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { FlagRow } from "./read-model.ts";

/** The settings of features: for all accounts, and for one account where one is given. */
export const flagsFor = (db: ReadDb, accountId: AccountId | undefined): Promise<Pick<FlagRow, "flag" | "account_id" | "enabled">[]> =>
  db
    .selectFrom("read.flags")
    .select(["flag", "account_id", "enabled"])
    .where((eb) => eb.or([eb("account_id", "is", null), ...(accountId ? [eb("account_id", "=", accountId)] : [])]))
    .execute();

/** Every feature that was set for all accounts, then the latest exceptions. */
export const turnedFlags = (db: ReadDb, limit: number): Promise<FlagRow[]> =>
  db.selectFrom("read.flags").selectAll().orderBy(sql`account_id IS NOT NULL`).orderBy("turned_at", "desc").limit(limit).execute();
