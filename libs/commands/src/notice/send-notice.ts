import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Notice } from "@tablee/domain/notice/decider";
import { isLimited, type NoticeKind, type NoticeSubject } from "@tablee/domain/notice/vocabulary";
import type { NoticeContext, NoticeRequest, OpenAccount } from "@tablee/notices/context";
import { messageOf } from "@tablee/notices/message";
import { noticeIdOf } from "@tablee/notices/notice-id";
import { type Addressee, recipientOf } from "@tablee/notices/recipient";
import { notices } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { loadNoticeContext } from "./load-notice-context.ts";
import type { NoticeSteps } from "./notice-steps.ts";

/**
 * Sends a notice about a subject, at least once: the message is handed to the carrier first, under an id that is the same each time, and
 * its event is appended after. A process that crashes in between hands it over again, and the carrier recognises it.
 * @throws Refused when there is no such subject; TransientFailure, PermanentFailure when the carrier does not take the message
 */
export async function sendNotice(steps: NoticeSteps, request: NoticeRequest, context: CommandContext): Promise<Outcome<Notice>> {
  const { at } = context;
  const matter = await loadNoticeContext(steps, request);
  const recipient = recipientOf(matter, at);
  const { kind } = request;
  const { channel } = recipient;
  const noticeId = noticeIdOf(matter, channel);
  const accountId = ownerOf(matter);
  const about = { kind, channel, subject: { kind: request.about, id: request.id } as NoticeSubject, accountId } as const;
  const own = part({ ...context, subject: accountId }, noticeId);
  const drop = (because: string) => steps.handle(notices, noticeId, { type: "DropNotice", ...about, because, at }, own);
  if ("because" in recipient) return drop(recipient.because);
  const { state: notice } = await steps.load(notices, noticeId);
  if (notice.status === "none") {
    const isCounted = channel === "mail" && "account" in recipient && !isProven(recipient.account) && !isLimited(kind);
    if (isCounted && !(await steps.ports.mailAllowance.take(accountId, at))) return drop("address-unproven");
    const message = { messageId: noticeId, accountId, kind, at, ...(await messageOf(matter, recipient, steps.ports.writer, at)) };
    if (!(await handOver(steps, recipient, message))) return drop("no-device");
  }
  return steps.handle(notices, noticeId, { type: "RecordNoticeSent", ...about, messageId: noticeId, at }, own);
}

/** The account that a notice belongs to; of a visitor who buys a gift card, the id that the card has instead. */
function ownerOf(matter: NoticeContext): AccountId {
  switch (matter.about) {
    case "order":
      return matter.order.accountId;
    case "account":
      return matter.id;
    case "gift-card":
      return matter.details.buyerId;
    case "referral":
      return matter.id;
    default:
      return never(matter);
  }
}

/** True if the owner of an account has verified its email address. */
const isProven = (account: OpenAccount): boolean => account.emailVerifiedAt !== undefined;

type OutgoingMessage = Awaited<ReturnType<typeof messageOf>> & {
  readonly messageId: string;
  readonly accountId: AccountId;
  readonly kind: NoticeKind;
  readonly at: string;
};

/** Hands a message to its carrier. Returns false for a push message if none of the devices is registered any more. */
async function handOver({ ports }: NoticeSteps, recipient: Addressee, message: OutgoingMessage): Promise<boolean> {
  if (recipient.channel !== "push") {
    const { channel, to } = recipient;
    const { url: _, ...written } = message;
    await ports.messages.deliver({ ...written, channel, to });
    return true;
  }
  const { devices: tokens } = recipient;
  const { messageId, accountId, kind, subject: title, text, url = "", at } = message;
  const { gone } = await ports.push.deliver({ messageId, kind, accountId, tokens, title, text, url, at });
  if (gone.length > 0) await ports.devices.forget(accountId, gone);
  return gone.length < tokens.length;
}
