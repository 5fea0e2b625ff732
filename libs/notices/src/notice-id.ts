import type { GiftCardMail } from "@tablee/domain/gift-card/state";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Channel, NoticeAbout, NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { NoticeContext } from "./context.ts";

/** Carriers already identified these by the id of their event before they became notices. */
const namedByTheirEvent: ReadonlySet<NoticeKind> = new Set(["sign-ins-guessed"]);

/**
 * The id of a notice, by which its carrier recognises the message: it is the same however often it is sent. Its parts never change, or
 * notices would be sent again.
 */
export function noticeIdOf(matter: NoticeContext, channel: Channel): string {
  const occurrence = occurrenceOf(matter);
  return namedByTheirEvent.has(matter.kind) ? occurrence : noticeIdFor(matter.kind, channel, matter.id, occurrence);
}

/** The id of a notice by what it is derived from. */
export const noticeIdFor = (kind: NoticeKind, channel: Channel, subjectId: string, occurrence: string): string =>
  idFrom("notice", kind, channel, subjectId, occurrence);

function occurrenceOf(matter: NoticeContext): string {
  if (matter.about === "account") return matter.occurrence;
  // Each issue is announced once, even where its mail is repeated before that.
  if (matter.about === "gift-card")
    return giftCardOccurrence(matter.kind === "gift-card-reissued" ? { issue: matter.card.issue } : matter.card);
  if (matter.about === "referral") return matter.invitationId;
  // An order that moved has a new cutoff, and its customer gets a reminder of that too.
  return matter.occurrence ?? (matter.kind.startsWith("cutoff-in-") ? matter.order.calendar.cutoffAt : "");
}

/** The id of a notice about a gift card: each issue has its notices, and each repetition of its mail that staff asked for. */
export const giftCardNoticeId = (kind: NoticeAbout<"gift-card">, giftCardId: string, mail: GiftCardMail): string =>
  noticeIdFor(kind, "mail", giftCardId, giftCardOccurrence(mail));

const giftCardOccurrence = ({ issue, repeats }: GiftCardMail): string => (repeats === undefined ? String(issue) : `${issue}:${repeats}`);
