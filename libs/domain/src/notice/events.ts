import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { AccountIdText, InstantText } from "../kernel/schemas.ts";
import { Channel, NoticeKind, NoticeSubject } from "./vocabulary.ts";

export const noticeEvents = {
  NoticeSent: {
    version: 2,
    changes: ["payment-notices", "reminders", "review-requests"],
    says: "A message was handed to the carrier, under an id that stays the same however often it is handed over.",
    data: z.strictObject({
      kind: NoticeKind,
      channel: Channel,
      subject: NoticeSubject,
      /** The account that it belongs to. */
      accountId: AccountIdText,
      /** The carrier's id of the message: the same id is the same message. */
      messageId: z.string(),
      sentAt: InstantText,
    }),
  },
  NoticeNotWanted: {
    version: 2,
    changes: ["payment-notices", "reminders", "review-requests"],
    says: "The notice was out of date, or had no recipient.",
    data: z.strictObject({
      kind: NoticeKind,
      channel: Channel,
      subject: NoticeSubject,
      /** The account that it belongs to. */
      accountId: AccountIdText,
      because: z.string(),
      decidedAt: InstantText,
    }),
  },
} as const satisfies ChangingEvents;

export type NoticeEvent = EventOf<typeof noticeEvents>;
