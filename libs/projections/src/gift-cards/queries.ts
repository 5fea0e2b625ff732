import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";

/** The id of the gift card with a code, by the code's hash. */
export const giftCardByCode = async (db: ReadDb, codeHash: string): Promise<string | undefined> =>
  (await db.selectFrom("read.gift_cards").select("key").where("code_hash", "=", codeHash).executeTakeFirst())?.key;

/** The ids of the gift cards that an account has begun to pay for, in their order. */
export const giftCardsBoughtBy = async (db: ReadDb, accountId: AccountId): Promise<readonly string[]> =>
  (await db.selectFrom("read.gift_cards").select("key").where("buyer_id", "=", accountId).orderBy("key").execute()).map(({ key }) => key);
