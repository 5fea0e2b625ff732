import { never } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { NoticeEvent } from "./events.ts";
import type { Channel, NoticeKind, NoticeSubject } from "./vocabulary.ts";

/** One message about one subject, by one channel: sent once, or recorded as not wanted. */
export type Notice = { readonly status: "none" } | { readonly status: "sent" | "not-wanted"; readonly at: Instant };

interface About {
  readonly kind: NoticeKind;
  readonly channel: Channel;
  readonly subject: NoticeSubject;
  readonly accountId: AccountId;
}

export type NoticeCommand =
  | ({ readonly type: "RecordNoticeSent"; readonly messageId: string; readonly at: Instant } & About)
  | ({ readonly type: "DropNotice"; readonly because: string; readonly at: Instant } & About);

export const notice: Decider<NoticeCommand, NoticeEvent, Notice> = {
  initialState: { status: "none" },
  decide(command, state) {
    if (state.status !== "none") return [];
    const { at } = command;
    switch (command.type) {
      case "RecordNoticeSent": {
        const { kind, channel, subject, accountId, messageId } = command;
        return [{ type: "NoticeSent", data: { kind, channel, subject, accountId, messageId, sentAt: at } }];
      }
      case "DropNotice": {
        const { kind, channel, subject, accountId, because } = command;
        return [{ type: "NoticeNotWanted", data: { kind, channel, subject, accountId, because, decidedAt: at } }];
      }
      default:
        return never(command);
    }
  },
  evolve(_, event) {
    return event.type === "NoticeSent" ? { status: "sent", at: event.data.sentAt } : { status: "not-wanted", at: event.data.decidedAt };
  },
};
