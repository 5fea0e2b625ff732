import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { ReferralRow } from "./read-model.ts";

export type { ReferralRow };

/** The referrals of an account; undefined until it can refer friends. */
export const referralsOf = (db: ReadDb, accountId: AccountId): Promise<ReferralRow | undefined> =>
  db.selectFrom("read.referrals").selectAll().where("key", "=", accountId).executeTakeFirst();

/** The account whose link has a code, with its invitations, by id. */
export const referrerOf = (db: ReadDb, code: string): Promise<Pick<ReferralRow, "key" | "invitations"> | undefined> =>
  db.selectFrom("read.referrals").select(["key", "invitations"]).where("code", "=", code).orderBy("key").executeTakeFirst();
