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
import { addRawRoutes } from "./raw-routes.ts";

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
  const routes = paymentProviders.map((provider) => {
    const gateway = api.opened.gateways.payments[provider];
    const answer = async (request: Parameters<typeof gateway.readWebhook>[0]): Promise<object> => {
      const reading = gateway.readWebhook(request);
      if (reading.read === "unsigned") throw new Failure("webhook-refused");
      // Providers repeat for days what is not acknowledged, and switch off a route that refuses.
      if (reading.read === "ignored") {
        api.log.info({ provider }, "a webhook that is not followed was ignored");
        return { result: "ignored" };
      }
      if (reading.read === "malformed") throw new Failure("input-invalid");
      return handle(provider, reading.news, api, commands());
    };
    return [webhookPath(provider), answer] as const;
  });
  await addRawRoutes(fastify, failures, Object.fromEntries(routes));
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
