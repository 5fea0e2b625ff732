import { never, refuse } from "@tablee/domain/kernel/errors";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Notice } from "@tablee/domain/notice/decider";
import type { NoticeKind, NoticeSubject } from "@tablee/domain/notice/vocabulary";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { standingOf } from "@tablee/domain/subscription/standing";
import type { NoticeMatter, NoticeRequest } from "@tablee/notices/matter";
import { messageOf } from "@tablee/notices/message";
import { noticeIdOf } from "@tablee/notices/notice-id";
import { recipientOf } from "@tablee/notices/recipient";
import { accounts, notices, orders, payments, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Ports, Streams } from "../steps.ts";
import { bindHandler, UseCase } from "../use-case.ts";

/** What it takes to send a notice. */
export interface NoticeSteps extends Streams {
  readonly ports: Pick<Ports, "messages" | "writer">;
}

/**
 * Tells a person something about a subject. At least once: the message is handed over first, under an id that is the same each time,
 * and its event is appended after. A process that dies in between hands it over again, and the carrier knows it.
 * @throws Refused when there is no such subject; PassingFailure, LastingFailure when the carrier does not take the message
 */
export async function sendNotice(steps: NoticeSteps, request: NoticeRequest, context: CommandContext): Promise<Outcome<Notice>> {
  const { at } = context;
  const matter = await matterOf(steps, request);
  const recipient = recipientOf(matter, at);
  const { kind } = request;
  const { channel } = recipient;
  const noticeId = noticeIdOf(matter, channel);
  const accountId = matter.about === "order" ? matter.order.accountId : matter.id;
  const about = { kind, channel, subject: { kind: request.about, id: request.id } as NoticeSubject, accountId } as const;
  const own = part({ ...context, subject: accountId }, noticeId);
  if ("because" in recipient) return steps.handle(notices, noticeId, { type: "DropNotice", ...about, because: recipient.because, at }, own);
  const { state: notice } = await steps.load(notices, noticeId);
  if (notice.status === "none") {
    const message = await messageOf(matter, recipient, steps.ports.writer, at);
    await steps.ports.messages.deliver({ messageId: noticeId, channel, kind, to: recipient.to, at, ...message });
  }
  return steps.handle(notices, noticeId, { type: "RecordNoticeSent", ...about, messageId: noticeId, at }, own);
}

const aboutSubscription: ReadonlySet<NoticeKind> = new Set(["subscription-paused", "subscription-resumed", "subscription-closed"]);

/** The request with its subject as the streams have it. */
async function matterOf({ load }: Streams, request: NoticeRequest): Promise<NoticeMatter> {
  switch (request.about) {
    case "order": {
      const { state: order } = await load(orders, request.id);
      if (order.status === "none") throw new Refused(refuse("order-not-found"));
      const { state: account } = await load(accounts, order.accountId);
      if (request.kind !== "payment-failed") return { ...request, order, account };
      const { state: payment } = await load(payments, paymentIdOf(purposeOf(request.id)));
      return { ...request, order, account, triedToken: payment.attempts.at(-1)?.methodToken };
    }
    case "account": {
      const { state: account } = await load(accounts, request.id);
      if (account.status === "none") throw new Refused(refuse("account-not-found"));
      if (!aboutSubscription.has(request.kind)) return { ...request, account };
      const { state: subscription } = await load(subscriptions, subscriptionIdOf(request.id));
      return { ...request, account, subscription: standingOf(subscription) };
    }
    default:
      return never(request);
  }
}

export class SendNotice extends UseCase<NoticeRequest, Outcome<Notice>> {}
bindHandler(SendNotice, sendNotice);
