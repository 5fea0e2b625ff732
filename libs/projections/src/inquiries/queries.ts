import type { InquiryState } from "@tablee/domain/inquiry/vocabulary";
import type { ReadDb } from "../read-tables.ts";
import type { InquiryRow } from "./read-model.ts";

export type { InquiryRow };

/** Messages in a state: those that wait for an answer with the oldest first, answered ones with the latest first. */
export const inquiriesIn = (db: ReadDb, state: InquiryState, limit: number): Promise<InquiryRow[]> =>
  db
    .selectFrom("read.inquiries")
    .selectAll()
    .where("state", "=", state)
    .orderBy(state === "open" ? "received_at" : "answered_at", state === "open" ? "asc" : "desc")
    .orderBy("key")
    .limit(limit)
    .execute();

/** The ids of visitors' messages from an address, by its hash. */
export const visitorInquiriesFrom = async (db: ReadDb, addressHash: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("read.inquiries")
    .select("key")
    .where("address_hash", "=", addressHash)
    .where("account_id", "is", null)
    .orderBy("key")
    .execute();
  return rows.map(({ key }) => key);
};
