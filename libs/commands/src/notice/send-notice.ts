import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { never, refuse } from "@tablee/domain/kernel/errors";
import type { Notice } from "@tablee/domain/notice/decider";
import type { MessageCarrier } from "@tablee/gateways/messages/message-carrier";
import type { NoticeMatter, NoticeRequest } from "@tablee/notices/matter";
import { messageOf, type Writer } from "@tablee/notices/message";
import { noticeIdOf } from "@tablee/notices/notice-id";
import { recipientOf } from "@tablee/notices/recipient";
import { sqlNoticeFacts } from "@tablee/notices/sql-facts";
import { reach } from "@tablee/platform/crash-points";
import { accounts, notices, orders, payments } from "../aggregates.ts";
import type { CommandRuntime, Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

/** What it takes to send a notice: streams, whom it is written by, and who carries it. */
export interface NoticeSteps extends Writer, Pick<CommandRuntime, "load" | "handle"> {
  readonly messages: MessageCarrier;
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
  const about = { kind, channel, subject: { kind: request.about, id: request.id }, accountId } as const;
  const own = part({ ...context, subject: accountId }, noticeId);
  if ("because" in recipient) return steps.handle(notices, noticeId, { type: "DropNotice", ...about, because: recipient.because, at }, own);
  const { state: notice } = await steps.load(notices, noticeId);
  if (notice.status === "none") {
    const message = await messageOf(matter, recipient, steps, at);
    reach("before", "carrier", channel);
    await steps.messages.deliver({ messageId: noticeId, channel, kind, to: recipient.to, at, ...message });
    reach("after", "carrier", channel);
  }
  return steps.handle(notices, noticeId, { type: "RecordNoticeSent", ...about, messageId: noticeId, at }, own);
}

/** The request with its subject as the streams have it. */
async function matterOf({ load }: Pick<NoticeSteps, "load">, request: NoticeRequest): Promise<NoticeMatter> {
  switch (request.about) {
    case "order": {
      const { state: order } = await load(orders, request.id);
      if (order.status === "none") throw new Refused(refuse("order-not-found"));
      const { state: account } = await load(accounts, order.accountId);
      if (request.kind !== "payment-failed") return { ...request, order, account };
      const { state: payment } = await load(payments, request.id);
      return { ...request, order, account, triedToken: payment.attempts.at(-1)?.methodToken };
    }
    case "account": {
      const { state: account } = await load(accounts, request.id);
      if (account.status === "none") throw new Refused(refuse("account-not-found"));
      return { ...request, account };
    }
    default:
      return never(request);
  }
}

export class SendNotice extends Command<Outcome<Notice>> {
  constructor(
    readonly input: NoticeRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SendNotice)
export class SendNoticeHandler implements ICommandHandler<SendNotice> {
  readonly #steps: NoticeSteps;

  constructor({ runtime, facts, messages, publicUrl, brand }: Dependencies) {
    this.#steps = {
      load: runtime.load.bind(runtime),
      handle: runtime.handle.bind(runtime),
      facts: sqlNoticeFacts(facts),
      messages,
      publicUrl,
      brand,
    };
  }

  execute({ input, context }: SendNotice) {
    return sendNotice(this.#steps, input, context);
  }
}
