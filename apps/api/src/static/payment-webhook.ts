import type { CommandBus } from "@nestjs/cqrs";
import { HandleGatewayWebhook } from "@tablee/commands/billing/handle-gateway-webhook";
import { idFrom, paymentId } from "@tablee/domain/kernel/ids";
import { unstorableAt } from "@tablee/domain/kernel/text";
import { isSigned } from "@tablee/gateways/payment/webhook-signature";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiContext } from "../api-context.ts";
import type { FailureFilter } from "../http/failure.filter.ts";
import { Failure } from "../http/failure.ts";

const PATH = "/api/webhooks/payments";

const News = z.object({
  id: z.string().min(4).max(100),
  key: z.string().regex(/^[\w-]{1,100}:\d{1,3}$/),
  outcome: z.enum(["captured", "declined"]),
  reference: z.string().max(100).default(""),
  code: z.string().max(100).default("declined"),
  hard: z.boolean().default(false),
});

/**
 * What the payment gateway tells by itself: verified on the raw body, whatever else it holds ignored. A repeated message, or one
 * that comes late, is answered like the first; one about a charge that is not ours is thanked for and forgotten.
 */
export async function addPaymentWebhook(
  fastify: FastifyInstance,
  api: ApiContext,
  failures: FailureFilter,
  bus: () => CommandBus,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 16 * 1024 }, (_request, body, done) => done(null, body));
    scope.post(PATH, async (request) => {
      const raw = typeof request.body === "string" ? request.body : "";
      const header = request.headers["tablee-signature"];
      // The machine's own clock: the product's may have been moved.
      const seconds = Math.floor(Date.now() / 1000);
      if (!isSigned(raw, Array.isArray(header) ? header[0] : header, api.config.PAYMENT_WEBHOOK_SECRET, seconds))
        throw new Failure("webhook-refused");
      const news = News.safeParse(parsed(raw));
      if (!news.success) throw new Failure("input-invalid");
      const { id, key, outcome, reference, code, hard } = news.data;
      const [payment, attempt] = key.split(":") as [string, string];
      const commandId = idFrom("webhook", id);
      const context = {
        commandId,
        actor: { kind: "system", id: "payment-gateway" } as const,
        correlationId: commandId,
        at: api.clock.now(),
      };
      const told = outcome === "captured" ? ({ outcome, reference } as const) : ({ outcome, code, hard } as const);
      const heard = await bus().execute(
        new HandleGatewayWebhook({ newsId: id, paymentId: paymentId(payment), attempt: Number(attempt), ...told }, context),
      );
      if (heard.result === "contradicts")
        api.log.warn({ newsId: id, paymentId: payment, attempt, told: outcome }, "the gateway contradicts a known outcome");
      return heard;
    });
  });
}

/** What the body says, if it is JSON whose every text can be stored. */
function parsed(raw: string): unknown {
  try {
    const news: unknown = JSON.parse(raw);
    return unstorableAt(news) ? undefined : news;
  } catch {
    return undefined;
  }
}
