import { idFrom } from "@tablee/domain/kernel/ids";
import type { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { GiftCardMatter, NoticeContext } from "./context.ts";

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
  if (matter.about === "gift-card") return giftCardOccurrence(matter);
  if (matter.about === "referral") return matter.invitationId;
  // An order that moved has a new cutoff, and its customer gets a reminder of that too.
  return matter.occurrence ?? (matter.kind.startsWith("cutoff-in-") ? matter.order.calendar.cutoffAt : "");
}

/** Each issue of a card has its notices, and each repetition of its mail that staff asked for. */
const giftCardOccurrence = ({ card: { issue, repeats } }: GiftCardMatter): string =>
  repeats === undefined ? String(issue) : `${issue}:${repeats}`;
