import { idFrom } from "@tablee/domain/kernel/ids";
import type { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { NoticeContext } from "./context.ts";

/** Carriers have known these by the id of their event since before they were notices. */
const namedByTheirEvent: ReadonlySet<NoticeKind> = new Set(["sign-ins-guessed"]);

/**
 * The id of a notice, by which its carrier knows the message: the same however often it is sent. What it is made of never changes,
 * or notices would be sent again.
 */
export function noticeIdOf(matter: NoticeContext, channel: Channel): string {
  const occurrence = occurrenceOf(matter);
  return namedByTheirEvent.has(matter.kind) ? occurrence : idFrom("notice", matter.kind, channel, matter.id, occurrence);
}

function occurrenceOf(matter: NoticeContext): string {
  if (matter.about === "account") return matter.occurrence;
  // An order that moved has another cutoff, and its customer is reminded of that one too.
  return matter.occurrence ?? (matter.kind.startsWith("cutoff-in-") ? matter.order.calendar.cutoffAt : "");
}
