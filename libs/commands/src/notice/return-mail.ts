import { type IssuedGiftCard, isIssued } from "@tablee/domain/gift-card/state";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import type { NoticeKind, NoticeSubject } from "@tablee/domain/notice/vocabulary";
import { TransientFailure } from "@tablee/gateways/port-failure";
import { giftCardNoticeId, noticeIdFor } from "@tablee/notices/notice-id";
import { consents, giftCards, notices, referrals } from "../aggregates.ts";
import { versionOfNotice } from "../consent/announce-terms.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps } from "../steps.ts";
import { sendNotice } from "./send-notice.ts";

/** A mail that its carrier took, and that the recipient's server returned for good. */
interface ReturnedMail {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  readonly subject: NoticeSubject;
}

/**
 * Records that a present, an invitation or a notice of new terms came back, and notifies the buyer of a present. Returns false for any other
 * mail, whose recipient has an account, and for a code that is void or used by now.
 * @throws TransientFailure when the carrier may take the mail to the sender later, or the notice of new terms is not announced yet
 */
export async function returnMail(steps: Steps, { noticeId, kind, subject }: ReturnedMail, context: CommandContext): Promise<boolean> {
  if (subject.kind === "referral") return returnInvitation(steps, { noticeId, accountId: subject.id }, context);
  if (subject.kind === "account" && kind === "new-terms") return returnTermsNotice(steps, { noticeId, accountId: subject.id }, context);
  return subject.kind === "gift-card" && kind === "gift-card-received"
    ? returnGiftCard(steps, { noticeId, giftCardId: subject.id }, context)
    : false;
}

async function returnInvitation(
  steps: Steps,
  { noticeId, accountId }: { readonly noticeId: string; readonly accountId: AccountId },
  context: CommandContext,
): Promise<boolean> {
  const { state } = await steps.load(referrals, accountId);
  const invitationId = [...state.invitations.keys()].find((id) => noticeIdFor("friend-invitation", "mail", accountId, id) === noticeId);
  if (invitationId === undefined) return false;
  const command = { type: "RecordInvitationMailed", invitationId, result: "refused", because: "came-back", at: context.at } as const;
  await steps.handle(referrals, accountId, command, { ...context, subject: accountId });
  return true;
}

/**
 * The version does not apply before the account's page has shown its notice. The notice is recorded before its announcement, which another
 * attempt of the same day may append yet; later on, a notice of its own day takes its place.
 */
async function returnTermsNotice(
  steps: Steps,
  { noticeId, accountId }: { readonly noticeId: string; readonly accountId: AccountId },
  context: CommandContext,
): Promise<boolean> {
  const version = await versionOfNotice(steps, accountId, noticeId);
  if (version === undefined) {
    const { state: notice } = await steps.load(notices, noticeId);
    if (notice.status === "sent" && context.at < addHours(notice.at, 24))
      throw new TransientFailure("unavailable", "no announcement names this notice yet");
    return false;
  }
  await steps.handle(consents, accountId, { type: "ReturnTermsNotice", version, at: context.at }, { ...context, subject: accountId });
  return true;
}

/** The buyer gets the page to print, as where the carrier refuses the mail at once. */
async function returnGiftCard(
  steps: Steps,
  { noticeId, giftCardId: id }: { readonly noticeId: string; readonly giftCardId: string },
  context: CommandContext,
): Promise<boolean> {
  const { state: card } = await steps.load(giftCards, id);
  if (!isIssued(card) || card.status !== "issued" || !isOfPresentCode(card, id, noticeId)) return false;
  const mailed = { type: "RecordGiftCardReturned", issue: card.issue, at: context.at } as const;
  await steps.handle(giftCards, id, mailed, part(context, "returned"));
  await sendNotice(steps, { about: "gift-card", id, kind: "gift-card-returned", channel: "mail" }, context);
  return true;
}

/** True for the mail of the present issue and for its last repetition; earlier repetitions do not count any more. */
const isOfPresentCode = ({ issue, mails }: IssuedGiftCard, id: string, noticeId: string): boolean =>
  [{ issue }, ...mails.slice(-1)].some((mail) => giftCardNoticeId("gift-card-received", id, mail) === noticeId);
