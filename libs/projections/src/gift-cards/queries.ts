import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { GiftCardRow } from "./read-model.ts";

export type { GiftCardRow };

/** The id of the gift card with a code, by the code's hash. */
export const giftCardByCode = async (db: ReadDb, codeHash: string): Promise<string | undefined> =>
  (await db.selectFrom("read.gift_cards").select("key").where("code_hash", "=", codeHash).executeTakeFirst())?.key;

/** The ids of the gift cards that an account has begun to pay for, in their order. */
export const giftCardsBoughtBy = async (db: ReadDb, accountId: AccountId): Promise<readonly string[]> =>
  (await db.selectFrom("read.gift_cards").select("key").where("buyer_id", "=", accountId).orderBy("key").execute()).map(({ key }) => key);

/** A gift card by its id. */
export const giftCardById = (db: ReadDb, id: string): Promise<GiftCardRow | undefined> =>
  db.selectFrom("read.gift_cards").selectAll().where("key", "=", id).executeTakeFirst();

/** The gift cards whose code ends in four characters, the last one first. */
export const giftCardsEndingIn = (db: ReadDb, lastFour: string, limit: number): Promise<GiftCardRow[]> =>
  db
    .selectFrom("read.gift_cards")
    .selectAll()
    .where("last_four", "=", lastFour)
    .orderBy("at", "desc")
    .orderBy("key")
    .limit(limit)
    .execute();

/** The gift cards with a code that an account bought or redeemed, the last one first. */
export const giftCardsOfAccount = (db: ReadDb, accountId: AccountId, limit: number): Promise<GiftCardRow[]> =>
  db
    .selectFrom("read.gift_cards")
    .selectAll()
    .where((eb) => eb.or([eb("buyer_id", "=", accountId), eb("redeemed_by", "=", accountId)]))
    .where("standing", "!=", "unpaid")
    .orderBy("at", "desc")
    .orderBy("key")
    .limit(limit)
    .execute();

/** The gift cards with a code among some ids, the last one first. */
export const giftCardsAmong = async (db: ReadDb, ids: readonly string[], limit: number): Promise<GiftCardRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("read.gift_cards")
        .selectAll()
        .where("key", "in", ids)
        .where("standing", "!=", "unpaid")
        .orderBy("at", "desc")
        .orderBy("key")
        .limit(limit)
        .execute();

/** The gift cards whose refund waits for a second person, oldest first. */
export const giftCardRefundsWaiting = (db: ReadDb, limit: number): Promise<GiftCardRow[]> =>
  db.selectFrom("read.gift_cards").selectAll().where("standing", "=", "refund-waits").orderBy("at").orderBy("key").limit(limit).execute();
