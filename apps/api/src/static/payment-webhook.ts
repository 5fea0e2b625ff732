import type { Commands } from "@tablee/command-bus/commands";
import { handleGatewayWebhook, type WebhookResult } from "@tablee/commands/billing/handle-gateway-webhook";
import { idFrom } from "@tablee/domain/kernel/ids";
import { gatewayActor } from "@tablee/domain/payment/gateway-actor";
import { type PaymentProvider, paymentProviders } from "@tablee/domain/payment/vocabulary";
import type { GatewayNews } from "@tablee/gateways/payment/webhook";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../api-context.ts";
import type { FailureFilter } from "../http/failure.filter.ts";
import { Failure } from "../http/failure.ts";

/** The route of each payment provider's webhook. */
const webhookPath = (provider: PaymentProvider): string => `/api/webhooks/${provider}`;

/**
 * Receives the webhooks of payment providers, verified by each one's adapter on the raw body. A repeated or late message is
 * answered like the first; one about a payment that is not ours, or of a type that we do not follow, is acknowledged and ignored.
 */
export async function addPaymentWebhooks(
  fastify: FastifyInstance,
  api: ApiContext,
  failures: FailureFilter,
  commands: () => Commands,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 16 * 1024 }, (_request, body, done) => done(null, body));
    for (const provider of paymentProviders) {
      const gateway = api.opened.gateways.payments[provider];
      scope.post(webhookPath(provider), async ({ body, headers }) => {
        const rawBody = typeof body === "string" ? body : "";
        const reading = gateway.readWebhook({ rawBody, headers, nowSeconds: Math.floor(Date.now() / 1000) });
        if (reading.read === "unsigned") throw new Failure("webhook-refused");
        // Providers repeat for days what is not acknowledged, and switch off a route that refuses.
        if (reading.read === "ignored") {
          api.log.info({ provider }, "a webhook that is not followed was ignored");
          return { result: "ignored" };
        }
        if (reading.read === "malformed") throw new Failure("input-invalid");
        return handle(provider, reading.news, api, commands());
      });
    }
  });
}

async function handle(provider: PaymentProvider, news: GatewayNews, api: ApiContext, commands: Commands): Promise<WebhookResult> {
  const commandId = idFrom("webhook", provider, news.newsId);
  const context = { commandId, actor: gatewayActor, correlationId: commandId, at: api.clock.now() };
  const heard = await commands.send(handleGatewayWebhook, { provider, news }, context);
  if (heard.result === "contradicts") {
    const { newsId, paymentId, attempt, outcome } = news;
    api.log.warn({ provider, newsId, paymentId, attempt, reported: outcome }, "the provider contradicts a known outcome");
  }
  return heard;
}
