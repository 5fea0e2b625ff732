import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Channel, NoticeKind, SubjectKind } from "@tablee/domain/notice/vocabulary";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface NoticeRow {
  readonly key: string;
  readonly kind: NoticeKind;
  readonly channel: Channel;
  readonly subject_kind: SubjectKind;
  readonly subject_id: string;
  readonly account_id: AccountId;
  readonly message_id: string | null;
  /** The reason why it was not sent. */
  readonly because: string | null;
  readonly at: string;
}

/** One row per notice that was sent, or dropped. The carrier has its content. */
export const noticesModel = readModelOf<NoticeRow>()("notices", {
  version: 2,
  ignores: [],
  columns: {
    key: "text",
    kind: "text",
    channel: "text",
    subject_kind: "text",
    subject_id: "text",
    account_id: "text",
    message_id: "text null",
    because: "text null",
    at: "timestamptz",
  },
  indexes: ["(subject_id)", "(account_id, at)"],
  keys: (event) => [idOf(event.stream)],
  evolve(_, event, key) {
    const { kind, channel, subject, accountId: account_id } = event.data;
    const row = { key, kind, channel, subject_kind: subject.kind, subject_id: subject.id, account_id, at: event.metadata.at };
    return event.type === "NoticeSent"
      ? { ...row, message_id: event.data.messageId, because: null }
      : { ...row, message_id: null, because: event.data.because };
  },
});
