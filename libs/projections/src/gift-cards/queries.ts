import type { ReadDb } from "../read-tables.ts";

/** The id of the gift card with a code, by the code's hash. */
export const giftCardByCode = async (db: ReadDb, codeHash: string): Promise<string | undefined> =>
  (await db.selectFrom("read.gift_cards").select("key").where("code_hash", "=", codeHash).executeTakeFirst())?.key;
