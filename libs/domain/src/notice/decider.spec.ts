import { accountId, orderId, refundId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { type NoticeCommand, notice } from "./decider.ts";
import type { NoticeEvent } from "./events.ts";
import { type NoticeSubject, type SubjectKind, subjectKinds } from "./vocabulary.ts";

const at = "2027-02-05T15:00:00.000Z";
const subjects: Readonly<Record<SubjectKind, NoticeSubject>> = {
  account: { kind: "account", id: accountId },
  order: { kind: "order", id: orderId },
  "gift-card": { kind: "gift-card", id: refundId },
  referral: { kind: "referral", id: accountId },
};

describe.each(subjectKinds)("a notice about an %s", (kind) => {
  const about = { kind: "receipt", channel: "mail", subject: subjects[kind], accountId } as const;
  const send: NoticeCommand = { type: "RecordNoticeSent", ...about, messageId: "message", at };
  const drop: NoticeCommand = { type: "DropNotice", ...about, because: "account-closed", at };
  const sent: NoticeEvent = { type: "NoticeSent", data: { ...about, messageId: "message", sentAt: at } };
  const dropped: NoticeEvent = { type: "NoticeNotWanted", data: { ...about, because: "account-closed", decidedAt: at } };

  it("is sent, and records its subject", () => {
    const outcome = given(notice).when(send);
    outcome.thenEvents(sent);
    outcome.thenState({ status: "sent", at });
  });

  it("is dropped for a reason", () => {
    const outcome = given(notice).when(drop);
    outcome.thenEvents(dropped);
    outcome.thenState({ status: "not-wanted", at });
  });

  it.each([sent, dropped])("ends once: after $type nothing changes", (end) => {
    for (const command of [send, drop]) given(notice, [end]).when(command).thenNothing();
  });
});
