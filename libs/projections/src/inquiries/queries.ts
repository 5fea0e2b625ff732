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

export const inquiryOf = (db: ReadDb, inquiryId: string): Promise<InquiryRow | undefined> =>
  db.selectFrom("read.inquiries").selectAll().where("key", "=", inquiryId).executeTakeFirst();
