import type { InquiryState } from "@tablee/domain/inquiry/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ReadDb } from "../read-tables.ts";
import type { InquiryRow } from "./read-model.ts";

export type { InquiryRow };

/** The instant by which the messages of a state are listed. */
const listedBy = { open: "received_at", answered: "answered_at", forgotten: "forgotten_at" } as const;

/** Messages in a state: those that wait for an answer with the oldest first, the others with the latest first. */
export const inquiriesIn = (db: ReadDb, state: InquiryState, limit: number): Promise<InquiryRow[]> =>
  db
    .selectFrom("read.inquiries")
    .selectAll()
    .where("state", "=", state)
    .orderBy(listedBy[state], state === "open" ? "asc" : "desc")
    .orderBy("key")
    .limit(limit)
    .execute();

/** The ids of an account's messages, in their order. */
export const inquiriesOf = async (db: ReadDb, accountId: AccountId): Promise<readonly string[]> =>
  (await db.selectFrom("read.inquiries").select("key").where("account_id", "=", accountId).orderBy("key").execute()).map(({ key }) => key);

/** The ids of the messages that visitors wrote and whose writers are not forgotten. */
export const inquiriesOfVisitors = async (db: ReadDb): Promise<readonly string[]> =>
  (await db.selectFrom("read.inquiries").select("key").where("account_id", "is", null).where("state", "!=", "forgotten").execute()).map(
    ({ key }) => key,
  );

export const inquiryOf = (db: ReadDb, inquiryId: string): Promise<InquiryRow | undefined> =>
  db.selectFrom("read.inquiries").selectAll().where("key", "=", inquiryId).executeTakeFirst();
