import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";

/** The ids of the gift cards that were bought or sent with a whole address, in upper or lower case. */
export async function giftCardsOfAddress(db: ReadDb, email: string): Promise<readonly string[]> {
  const address = addressKey(email);
  const rows = await db
    .selectFrom("read.gift_addresses")
    .select("cards")
    .where(sql<boolean>`emails @> ${JSON.stringify([address])}::jsonb`)
    .execute();
  return rows.flatMap(({ cards }) => Object.entries(cards).flatMap(([id, emails]) => (emails.includes(address) ? [id] : [])));
}
