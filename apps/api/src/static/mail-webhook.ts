import type { Commands } from "@tablee/command-bus/commands";
import { returnMail } from "@tablee/commands/notice/return-mail";
import { idFrom } from "@tablee/domain/kernel/ids";
import { system } from "@tablee/domain/kernel/log/actor";
import type { NoticeSubject } from "@tablee/domain/notice/vocabulary";
import { readReturn } from "@tablee/gateways/messages/returned-mail";
import { noticeById } from "@tablee/projections/notices/queries";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../api-context.ts";
import type { FailureFilter } from "../http/failure.filter.ts";
import { Failure } from "../http/failure.ts";
import { addRawRoutes } from "./raw-routes.ts";

/** The route of the mail provider's reports. */
export const MAIL_WEBHOOK = "/api/webhooks/mail";

/**
 * Receives reports of mails that came back after the provider took them. One that is repeated is answered like the first; one about a mail
 * to an account's owner, except the notice of new terms, is acknowledged and ignored; one about a mail that is not known yet, or about new
 * terms that are not announced yet, is refused, and the provider repeats it.
 */
export async function addMailWebhook(
  fastify: FastifyInstance,
  api: ApiContext,
  failures: FailureFilter,
  commands: () => Commands,
): Promise<void> {
  await addRawRoutes(fastify, failures, {
    [MAIL_WEBHOOK]: async (request) => {
      const reading = readReturn(request, api.config.MAIL_WEBHOOK_SECRET);
      if (reading.read === "unsigned") throw new Failure("webhook-refused");
      if (reading.read === "malformed") throw new Failure("input-invalid");
      if (reading.read === "ignored") return { result: "ignored" };
      return { result: (await handle(reading.messageId, api, commands())) ? "returned" : "ignored" };
    },
  });
}

/** @throws Failure not-found for a message that is not recorded */
async function handle(noticeId: string, api: ApiContext, commands: Commands): Promise<boolean> {
  const notice = await noticeById(api.reads, noticeId);
  if (!notice) throw new Failure("not-found");
  const { kind, subject_kind, subject_id } = notice;
  const commandId = idFrom("mail-returned", noticeId);
  const context = { commandId, actor: system("mail-provider"), correlationId: commandId, at: api.clock.now() };
  return commands.send(returnMail, { noticeId, kind, subject: { kind: subject_kind, id: subject_id } as NoticeSubject }, context);
}
