import type { NoticeSubject } from "@tablee/domain/notice/vocabulary";
import type { ReadDb } from "../read-tables.ts";
import type { NoticeRow } from "./read-model.ts";

/** The notices about a subject, oldest first. */
export const noticesOf = (db: ReadDb, { kind, id }: NoticeSubject): Promise<NoticeRow[]> =>
  db.selectFrom("read.notices").selectAll().where("subject_kind", "=", kind).where("subject_id", "=", id).orderBy("at").execute();

/** A notice by its id, which is also its message's. */
export const noticeById = (db: ReadDb, noticeId: string): Promise<NoticeRow | undefined> =>
  db.selectFrom("read.notices").selectAll().where("key", "=", noticeId).executeTakeFirst();
