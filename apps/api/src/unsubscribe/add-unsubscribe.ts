import { randomBytes } from "node:crypto";
import { noInvitations, readUnsubscribeToken, unsubscribePath } from "@tablee/access/unsubscribe-token";
import type { Commands } from "@tablee/command-bus/commands";
import { withdrawByMail } from "@tablee/commands/consent/withdraw-by-mail";
import { idFrom } from "@tablee/domain/kernel/ids";
import { type Language, languages } from "@tablee/domain/kernel/place/region";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiContext } from "../api-context.ts";
import type { CallRequest } from "../http/bind.ts";
import type { FailureFilter } from "../http/failure.filter.ts";
import { contentSecurityPolicy } from "../static/security-headers.ts";
import { type UnsubscribeState, unsubscribePage } from "./page.ts";

type Asked = FastifyRequest<{ Params: { token: string } }>;

/**
 * The target of a mail's unsubscribe link (decision 18). A GET only asks, because programs that look for dangerous links open
 * every one of them; a POST withdraws the consent at once, from the page's button and from mail programs alike (RFC 8058), which
 * send a form and no cookie. The token is the proof: neither a session nor the origin of the request counts.
 */
export async function addUnsubscribe(
  fastify: FastifyInstance,
  api: ApiContext,
  failures: FailureFilter,
  commands: () => Commands,
): Promise<void> {
  const answer = (reply: FastifyReply, state: UnsubscribeState, language: Language) =>
    reply
      .status(state === "unknown" ? 404 : 200)
      .header("content-security-policy", contentSecurityPolicy(randomBytes(16).toString("base64")))
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(unsubscribePage({ state, language, brand: api.steps.ports.writer.brand }));
  const withdrawalOf = ({ params }: Asked) => readUnsubscribeToken(api.config.TABLEE_MASTER_KEY, params.token);
  const isInvitation = ({ params }: Asked) => params.token === noInvitations;
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
    scope.removeAllContentTypeParsers();
    // The body is not read: mail programs send it in different forms.
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 4 * 1024 }, (_request, _body, done) => done(null, undefined));
    for (const language of languages) {
      const path = unsubscribePath[language](":token");
      scope.get(path, async (request: Asked, reply) => {
        if (isInvitation(request)) return answer(reply, { ask: "invitation" }, language);
        const asked = withdrawalOf(request);
        return answer(reply, asked ? { ask: asked.purpose } : "unknown", language);
      });
      scope.post(path, async (request: Asked, reply) => {
        // The claim of an invitation keeps its address from every other one.
        if (isInvitation(request)) return answer(reply, "uninvited", language);
        const asked = withdrawalOf(request);
        if (!asked) return answer(reply, "unknown", language);
        await withdraw(api, commands(), { ...asked, language }, request as CallRequest);
        return answer(reply, "done", language);
      });
    }
  });
}

type Withdrawal = NonNullable<ReturnType<typeof readUnsubscribeToken>> & { readonly language: Language };

async function withdraw(
  api: ApiContext,
  commands: Commands,
  input: Withdrawal,
  { id, receivedAt }: Pick<CallRequest, "id" | "receivedAt">,
): Promise<void> {
  const { accountId } = input;
  const actor = { kind: "client", id: accountId } as const;
  const at = receivedAt ?? api.clock.now();
  await commands.send(withdrawByMail, input, {
    commandId: idFrom("unsubscribe", id),
    correlationId: id,
    actor,
    subject: accountId,
    at,
    trace: id,
  });
}
